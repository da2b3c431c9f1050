import { inv01Fields, mandatoryBlocks, patterns } from '../inv01-fields.ts'
import type { FieldBounds, FieldNeed } from '../inv01-fields.ts'
import type { RuleIssue, SchemaBound } from './issue.ts'

/** Every field of a payload that breaks the schema, one issue (5002) a field; empty where all is well formed. */
export function schemaIssues(payload: unknown): RuleIssue[] {
  const issues: RuleIssue[] = []
  walk(root, payload, '', issues)
  return issues
}

interface Block {
  readonly members: Map<string, Block | Field>
  readonly isList: boolean
  readonly isMandatory: boolean
}

interface Field {
  readonly need: FieldNeed
  readonly bounds: FieldBounds
}

const root: Block = { members: new Map(), isList: false, isMandatory: true }
for (const [path, need, bounds] of inv01Fields) {
  const parts = path.split('.')
  const name = parts.pop()!
  let block = root
  for (const part of parts) block = blockIn(block, part)
  block.members.set(name, { need, bounds })
}

function blockIn(parent: Block, part: string): Block {
  const isList = part.endsWith('[]')
  const name = isList ? part.slice(0, -2) : part
  const known = parent.members.get(name)
  if (known && 'members' in known) return known
  const made: Block = {
    members: new Map(),
    isList,
    isMandatory: parent === root && mandatoryBlocks.includes(name),
  }
  parent.members.set(name, made)
  return made
}

function walk(block: Block, value: unknown, path: string, issues: RuleIssue[]): void {
  if (block.isList) {
    if (!Array.isArray(value)) return void issues.push(issue(path, 'type', { expected: 'list' }))
    for (const [at, row] of value.entries()) walkObject(block, row, `${path}.${at}`, issues)
    return
  }
  walkObject(block, value, path, issues)
}

function walkObject(block: Block, value: unknown, path: string, issues: RuleIssue[]): void {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return void issues.push(issue(path, 'type', { expected: 'object' }))
  }
  const members = value as Readonly<Record<string, unknown>>
  for (const [name, rule] of block.members) {
    const member = members[name]
    const at = path === '' ? name : `${path}.${name}`
    const isAbsent = member === undefined || member === null
    if ('members' in rule) {
      if (!isAbsent) walk(rule, member, at, issues)
      else if (rule.isMandatory) issues.push(issue(at, 'missing'))
    } else if (!isAbsent) {
      const broken = brokenBound(rule, member)
      if (broken) issues.push(issue(at, ...broken))
    } else if (rule.need === 'always' || rule.need === 'inBlock') issues.push(issue(at, 'missing'))
  }
  for (const name in members) {
    if (!block.members.has(name)) issues.push(issue(path === '' ? name : `${path}.${name}`, 'unknownField'))
  }
}

function brokenBound(
  { need, bounds }: Field,
  value: unknown,
): [bound: SchemaBound, params?: Record<string, string>] | undefined {
  if (need === 'never') return ['forbidden']
  if (typeof value !== bounds.type) return ['type', { expected: bounds.type }]
  if (bounds.type === 'string') {
    const text = value as string
    if (text.length < bounds.min) return text === '' ? ['missing'] : ['tooShort', { min: String(bounds.min) }]
    if (text.length > bounds.max) return ['tooLong', { max: String(bounds.max) }]
    if (bounds.pattern && !patterns[bounds.pattern].test(text)) return ['form']
    return undefined
  }
  const number = value as number
  if (number < bounds.min) return ['tooLow', { min: String(bounds.min) }]
  if (number > bounds.max) return ['tooHigh', { max: String(bounds.max) }]
  const shifted = number * 10 ** bounds.decimals
  const isExact = Math.round(shifted) / 10 ** bounds.decimals === number
  return Number.isFinite(number) && isExact ? undefined : ['decimals', { decimals: String(bounds.decimals) }]
}

function issue(path: string, bound: SchemaBound, params?: Readonly<Record<string, string>>): RuleIssue {
  return { code: '5002', path, bound, ...(params ? { params } : {}) }
}
