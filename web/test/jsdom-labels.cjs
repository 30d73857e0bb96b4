// Finds the labels of all controls in one walk over the document. jsdom walks it for each label of
// each control, which takes half of the time of a test with a form. Load this before jsdom.
const controls = require('../../node_modules/jsdom/lib/jsdom/living/helpers/form-controls.js');
const { domSymbolTree } = require('../../node_modules/jsdom/lib/jsdom/living/helpers/internal-constants.js');
const NodeList = require('../../node_modules/jsdom/lib/jsdom/living/generated/NodeList.js');

/** The labels by their control, for each root and its version, which every change increments. */
const indexes = new WeakMap();

function buildIndex(root) {
  const labels = [];
  const byId = new Map();
  for (const element of domSymbolTree.treeIterator(root)) {
    if (element.localName === 'label') labels.push(element);
    const id = element._attributeList && element.getAttributeNS(null, 'id');
    if (id && !byId.has(id)) byId.set(id, element);
  }
  return Map.groupBy(labels, (label) => findControl(label, byId));
}

function findControl(label, byId) {
  const id = label.getAttributeNS(null, 'for');
  if (id !== null) return byId.get(id);
  for (const element of domSymbolTree.treeIterator(label)) if (controls.isLabelable(element)) return element;
  return undefined;
}

function readLabels(root, control) {
  let index = indexes.get(root);
  if (index?.version !== root._version) {
    index = { version: root._version, labels: buildIndex(root) };
    indexes.set(root, index);
  }
  return index.labels.get(control) ?? [];
}

controls.getLabelsForLabelable = (control) => {
  if (!controls.isLabelable(control)) return null;
  const root = control.getRootNode({});
  control._labels ??= NodeList.createImpl(root._globalObject, [], {
    element: root,
    query: () => readLabels(root, control),
  });
  return control._labels;
};
