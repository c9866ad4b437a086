import { readSentence, sentenceIn } from './children';
import type { Fault, Found, Hole } from './found';
import { holeNames } from './hole-name';
import { bare, below, findNodeName, type Node, part, parts, readSource } from './node';
import { formsOfCall, formsText } from './plural-forms';
import { classifyPlace, isText, type Place, placeInCall } from './text-places';

const COMPARES = new Set(['===', '!==', '==', '!=', 'in', 'instanceof', '<', '>']);
/** Statements that a value passes through on its way out of a function. */
const PASSING = new Set([
  'BlockStatement',
  'IfStatement',
  'SwitchStatement',
  'ReturnStatement',
  'TryStatement',
  'CatchClause',
]);
const SKIPPED = new Set(['ImportDeclaration', 'ExportAllDeclaration', 'ImportExpression', 'JSXText']);
const CODE_TAGS = new Set(['style', 'script', 'code', 'pre', 'Code']);

const isLiteral = (node: Node | undefined) => node !== undefined && bare(node).type === 'Literal';
const around = (text: string) => {
  const words = text.trim();
  const at = text.indexOf(words);
  return { text: words, lead: text.slice(0, at), trail: text.slice(at + words.length) };
};

/** Every text of a source that people read, and those that cannot be translated as they are written. */
export const findTexts = (
  file: string,
  code: string,
  kept: ReadonlySet<string>,
): { texts: Found[]; faults: Fault[] } => {
  const texts: Found[] = [];
  const faults: Fault[] = [];

  const add = (node: { start: number; end: number }, form: Found['form'], text: string, holes: Hole[] = []) =>
    texts.push({ start: node.start, end: node.end, form, holes, ...around(text) });
  const visitAll = (nodes: readonly (Node | undefined)[], place: Place) => {
    for (const node of nodes) if (node) visit(node, place);
  };

  /** The words of a template, and its values by name. */
  const readTemplate = (node: Node, name = holeNames()) => {
    const values = parts(node, 'expressions');
    const holes = values.map((value) => ({
      name: name(value, code.slice(value.start, value.end)),
      start: value.start,
      end: value.end,
    }));
    const words = parts(node, 'quasis').map((quasi) => (quasi.value as { cooked: string }).cooked);
    const text = words.map((word, at) => (at === 0 ? word : `{${holes[at - 1]?.name}}${word}`)).join('');
    return { text, holes, values };
  };
  const visitTemplate = (node: Node, place: Place) => {
    const { text, holes, values } = readTemplate(node);
    const shown = isText(text, place, kept);
    if (shown) add(node, 'template', text, holes);
    visitAll(values, shown ? 'shown' : place);
  };

  const visitGlue = (node: Node, place: Place) => {
    const sides = ['left', 'right'].flatMap((name) => part(node, name) ?? []);
    const says = sides.some((side) => {
      const value = bare(side);
      const words = value.type === 'TemplateLiteral' ? readTemplate(value).text : value.value;
      return typeof words === 'string' && isText(words, place, kept);
    });
    if (says) faults.push({ at: node.start, why: 'a text is put together with +: write it as one template' });
    visitAll(sides, place);
  };

  const visitCall = (node: Node) => {
    const callee = part(node, 'callee');
    const name = findNodeName(callee);
    const given = parts(node, 'arguments');
    const place = placeInCall(name, file);
    if (callee && !isLiteral(part(callee, 'object'))) visit(callee, 'open');
    const forms = formsOfCall(name, given, (value) =>
      value.type === 'TemplateLiteral' ? readTemplate(value) : undefined,
    );
    if (forms === 'unclear')
      faults.push({ at: node.start, why: `${name}() wants its words as texts where it is called` });
    else if (forms) {
      add(forms, 'forms', formsText(forms.forms), forms.holes);
      visitAll([given[0], ...forms.values], 'open');
      return;
    }
    if (name === 'useGuardedAction') visitAll(given.slice(1), 'shown');
    else visitAll(given, place);
  };

  const visitProperty = (node: Node, place: Place) => {
    const key = part(node, 'key');
    if (node.computed && key && !isLiteral(key)) visit(key, 'open');
    const own = classifyPlace(findNodeName(key));
    visitAll([part(node, 'value')], own === 'open' ? place : own);
  };

  const visitTag = (opening: Node) => {
    for (const attribute of parts(opening, 'attributes')) {
      const value = part(attribute, 'value');
      const place = classifyPlace(findNodeName(part(attribute, 'name')));
      if (attribute.type === 'JSXSpreadAttribute') visitAll([part(attribute, 'argument')], 'open');
      else if (value?.type === 'Literal') {
        if (isText(String(value.value), place, kept)) add(value, 'attribute', String(value.value));
      } else visitAll([value && (part(value, 'expression') ?? value)], place);
    }
  };
  const visitElement = (node: Node) => {
    const opening = part(node, 'openingElement');
    if (opening) visitTag(opening);
    const place = CODE_TAGS.has(findNodeName(opening && part(opening, 'name')) ?? '') ? 'technical' : 'shown';
    const children = parts(node, 'children');
    const sentence = place === 'shown' ? sentenceIn(children) : [];
    const [first, last] = [sentence[0], sentence.at(-1)];
    if (first && last) {
      const { text, holes, values, openings } = readSentence(sentence, holeNames(), code);
      add({ start: first.start, end: last.end }, 'children', text, holes);
      visitAll(values, 'shown');
      openings.forEach(visitTag);
    }
    for (const child of children)
      if (!sentence.includes(child))
        visitAll([child.type === 'JSXExpressionContainer' ? part(child, 'expression') : child], place);
  };

  const visit = (node: Node, place: Place): void => {
    const { type } = node;
    const inner = bare(node);
    if (inner !== node) visit(inner, place);
    else if (SKIPPED.has(type) || type.startsWith('TS')) return;
    else if (type === 'Literal') {
      if (typeof node.value === 'string' && isText(node.value, place, kept)) add(node, 'string', node.value);
    } else if (type === 'TemplateLiteral') visitTemplate(node, place);
    else if (type === 'TaggedTemplateExpression') visitAll(parts(part(node, 'quasi') ?? node, 'expressions'), 'open');
    else if (type === 'BinaryExpression' && node.operator === '+') visitGlue(node, place);
    else if (type === 'BinaryExpression' && COMPARES.has(String(node.operator)))
      visitAll(
        [part(node, 'left'), part(node, 'right')].filter((side) => !isLiteral(side)),
        'open',
      );
    else if (type === 'ConditionalExpression') {
      visitAll([part(node, 'test')], 'open');
      visitAll([part(node, 'consequent'), part(node, 'alternate')], place);
    } else if (type === 'LogicalExpression') {
      visitAll([part(node, 'left')], node.operator === '&&' ? 'open' : place);
      visitAll([part(node, 'right')], place);
    } else if (type === 'CallExpression' || type === 'NewExpression') visitCall(node);
    else if (type === 'Property') visitProperty(node, place);
    else if (type === 'JSXElement' || type === 'JSXFragment') visitElement(node);
    else if (type === 'MemberExpression')
      visitAll(
        [part(node, 'object'), part(node, 'property')].filter((one) => !isLiteral(one)),
        'open',
      );
    else if (type === 'SwitchCase') visitAll(parts(node, 'consequent'), place);
    else if (type === 'VariableDeclarator') visitNamed(part(node, 'id'), part(node, 'init'));
    else if (type === 'AssignmentPattern') visitNamed(part(node, 'left'), part(node, 'right'));
    else if (type === 'AssignmentExpression') visitNamed(part(node, 'left'), part(node, 'right'));
    else if (type === 'ArrowFunctionExpression' || type === 'FunctionExpression') {
      visitAll(parts(node, 'params'), 'open');
      visitAll([part(node, 'body')], place === 'technical' ? 'open' : place);
    } else visitAll(below(node), PASSING.has(type) || /^(?:Array|Object)Expression$/.test(type) ? place : 'open');
  };
  const visitNamed = (name: Node | undefined, value: Node | undefined) => {
    if (name && name.type !== 'Identifier') visit(name, 'open');
    visitAll([value], classifyPlace(findNodeName(name)) === 'shown' ? 'shown' : 'open');
  };

  visit(readSource(file, code), 'open');
  return { texts, faults };
};
