import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { texts } from '@bahi/contracts/texts/index.ts'
import { expect, test } from 'vitest'
import { parseAst } from 'vite'

/** Screens speak through the resources alone: nothing that a person reads is in the code. */

interface Node {
  readonly type: string
  readonly [member: string]: unknown
}

const root = fileURLToPath(new URL('..', import.meta.url))
const files = readdirSync(root, { recursive: true })
  .map(String)
  .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.test.ts') && !name.endsWith('.d.ts'))
const trees = files.map((name) => ({
  name,
  tree: parseAst(readFileSync(`${root}/${name}`, 'utf8'), { lang: 'tsx' }) as unknown as Node,
}))

/** Every node below, with the one above it. */
function* nodesOf(node: Node, above?: Node): Generator<[node: Node, above: Node | undefined]> {
  yield [node, above]
  for (const member of Object.values(node))
    for (const one of Array.isArray(member) ? member : [member])
      if (typeof one === 'object' && one !== null && 'type' in one) yield* nodesOf(one as Node, node)
}

const nameOf = (node: unknown): string => {
  const { type, name, object, property } = (node ?? {}) as Node
  if (type === 'MemberExpression') return `${nameOf(object)}.${nameOf(property)}`
  return typeof name === 'string' ? name : ''
}
/** Literals that an expression can come to. */
function literalsOf(node: unknown): string[] {
  const given = (node ?? {}) as Node
  switch (given.type) {
    case 'Literal':
      return typeof given['value'] === 'string' ? [given['value']] : []
    case 'TemplateLiteral':
      return isKeyOfKind(given) ? [] : partsOf(given)
    case 'JSXExpressionContainer':
      return literalsOf(given['expression'])
    case 'ConditionalExpression':
      return [...literalsOf(given['consequent']), ...literalsOf(given['alternate'])]
    case 'LogicalExpression':
      return [...literalsOf(given['left']), ...literalsOf(given['right'])]
    default:
      return []
  }
}

const partsOf = (template: Node) =>
  (template['quasis'] as { value: { cooked: string } }[]).map(({ value }) => value.cooked)

/** `kind.${kind}.title`: the key of a text that each kind of document has in its own words. */
function isKeyOfKind(template: Node): boolean {
  const [first, last, ...others] = partsOf(template)
  return first === 'kind.' && others.length === 0 && Object.hasOwn(texts, `kind.salesInvoice${last}`)
}

/** Attributes whose text is read by people. */
const shown = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'confirm',
  'description',
  'error',
  'hint',
  'placeholder',
  'text',
  'title',
])
/** Words: two letters together that are no abbreviation in capitals (GSTIN, HSN, UPI), and no key of a text. */
const isWords = (text: string) =>
  /\p{L}{2}/u.test(text.replace(/\b[A-Z][A-Z0-9-]*s?\b/g, '').replace(/&\w+;/g, '')) &&
  !Object.hasOwn(texts, text)

/** Keys of the keyboard carry the same letters everywhere. */
const isKeys = (text: string) => /^(Alt|Ctrl|Shift)\+\S+$/.test(text)

function textsOf(node: Node, above: Node | undefined): string[] {
  if (node.type === 'JSXText') return [node['value'] as string]
  if (node.type === 'JSXExpressionContainer') return above?.type === 'JSXAttribute' ? [] : literalsOf(node)
  if (node.type === 'JSXAttribute') return shown.has(nameOf(node['name'])) ? literalsOf(node['value']) : []
  return node.type === 'CallExpression' && /^(toast\.\w+|alert)$/.test(nameOf(node['callee']))
    ? (node['arguments'] as Node[]).flatMap(literalsOf)
    : []
}

const wordsIn = (tree: Node) =>
  [...nodesOf(tree)]
    .flatMap(([node, above]) => textsOf(node, above))
    .map((text) => text.trim())
    .filter((text) => isWords(text) && !isKeys(text))

test('no screen contains hard-coded text', () => {
  expect(trees.flatMap(({ name, tree }) => wordsIn(tree).map((text) => `${name}: ${text}`))).toEqual([])
})

test('one that did would be found', () => {
  const found = wordsIn(
    parseAst(
      `const a = <A title="Save it" icon="left">Hello {b ? 'two words' : c} <i aria-label={\`Row \${d}\`} /> GSTIN</A>
      toast.error('Not saved')`,
      { lang: 'tsx' },
    ) as unknown as Node,
  )
  expect(found).toEqual(['Save it', 'Hello', 'two words', 'Row', 'Not saved'])
})

test('every key of a counted text has its forms, every enumeration its labels', () => {
  const missing: string[] = []
  for (const { name, tree } of trees) {
    for (const [node] of nodesOf(tree)) {
      if (node.type !== 'CallExpression') continue
      const callee = nameOf(node['callee'])
      const [first] = node['arguments'] as Node[]
      for (const key of first?.type === 'Literal' ? literalsOf(first) : []) {
        if (/(^|\.)t\.count$/.test(callee) && !Object.hasOwn(texts, `${key}.other`))
          missing.push(`${name}: ${key}.other`)
        if (
          /(^|\.)t\.label$/.test(callee) &&
          !Object.keys(texts).some((one) => one.startsWith(`enum.${key}.`))
        )
          missing.push(`${name}: enum.${key}`)
      }
    }
  }
  expect(missing).toEqual([])
})
