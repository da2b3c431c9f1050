import { API, TypeFlags } from 'typescript/unstable/sync'
import type { Checker, Type } from 'typescript/unstable/sync'
import { SyntaxKind } from 'typescript/unstable/ast'
import type { Node, SourceFile, TaggedTemplateExpression, TypeNode } from 'typescript/unstable/ast'
import { fileURLToPath } from 'node:url'

const project = fileURLToPath(new URL('../../tsconfig.json', import.meta.url))
const sources = fileURLToPath(new URL('../../src/', import.meta.url))

/** What a value may be; 'other': an object, a list, bytes or anything. */
export type ValueKind = 'string' | 'number' | 'boolean' | 'null' | 'undefined' | 'other'

/** One ``sql<Row>`…` `` of the product. */
export interface DeclaredStatement {
  /** `src/…/file.ts:12` */
  readonly place: string
  /** The text between what is filled in. */
  readonly parts: readonly string[]
  /** The members of its row with what each may be. */
  readonly row: ReadonlyMap<string, ReadonlySet<ValueKind>>
}

/** All statements of the product that declare the rows they answer with. */
export function declaredStatements(): DeclaredStatement[] {
  const api = new API()
  try {
    const { program, checker } = api.updateSnapshot({ openProjects: [project] }).getProjects()[0]!
    return program
      .getSourceFileNames()
      .filter((name) => name.startsWith(sources) && !/\.(test|fixture)\.ts$/.test(name))
      .flatMap((name) => statementsOf(program.getSourceFile(name)!, checker))
  } finally {
    api.close()
  }
}

function statementsOf(file: SourceFile, checker: Checker): DeclaredStatement[] {
  const found: DeclaredStatement[] = []
  const visit = (node: Node) => {
    const type = isTypedSql(node)
      ? checker.getTypeFromTypeNode(node.typeArguments![0] as TypeNode)
      : undefined
    const members = type ? checker.getPropertiesOfType(type) : []
    // A scalar declares a value of the query builder, no row.
    if (
      type &&
      !checker.isArrayType(type) &&
      [...valuesOf(type)].every((kind) => kind === 'other') &&
      members.length > 0
    )
      found.push({
        place: `src/${file.fileName.slice(sources.length)}:${lineOf(file, node)}`,
        parts: partsOf(node as TaggedTemplateExpression),
        row: new Map(members.map((member) => [member.name, valuesOf(checker.getTypeOfSymbol(member)!)])),
      })
    node.forEachChild(visit)
  }
  visit(file)
  return found
}

const isTypedSql = (node: Node): node is TaggedTemplateExpression =>
  node.kind === SyntaxKind.TaggedTemplateExpression &&
  (node as TaggedTemplateExpression).tag.getText() === 'sql' &&
  ((node as TaggedTemplateExpression).typeArguments?.length ?? 0) > 0

const lineOf = (file: SourceFile, node: Node) => file.text.slice(0, node.getStart()).split('\n').length

function partsOf({ template }: TaggedTemplateExpression): string[] {
  if (template.kind === SyntaxKind.NoSubstitutionTemplateLiteral) return [template.text]
  return [template.head.text, ...template.templateSpans.map(({ literal }) => literal.text)]
}

/** The flags of what a member may be; an intersection (a branded text) is what its first part is. */
const kindsByFlag: readonly (readonly [TypeFlags, ValueKind])[] = [
  [TypeFlags.StringLike, 'string'],
  [TypeFlags.NumberLike, 'number'],
  [TypeFlags.BooleanLike, 'boolean'],
  [TypeFlags.Null, 'null'],
  [TypeFlags.Undefined, 'undefined'],
]

function valuesOf(type: Type): Set<ValueKind> {
  if (type.isUnionType()) return new Set((type.getTypes() ?? []).flatMap((part) => [...valuesOf(part)]))
  return new Set([kindsByFlag.find(([flag]) => (type.flags & flag) !== 0)?.[1] ?? 'other'])
}
