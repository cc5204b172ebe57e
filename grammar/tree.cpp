#include "grammar/tree.h"

namespace sleight {

const Node* Node::child(std::string_view name) const {
  for (const Node& node : children)
    if (node.rule == name || node.token == name) return &node;
  return nullptr;
}

std::vector<const Node*> Node::all(std::string_view name) const {
  std::vector<const Node*> found;
  for (const Node& node : children)
    if (node.rule == name || node.token == name) found.push_back(&node);
  return found;
}

}  // namespace sleight
