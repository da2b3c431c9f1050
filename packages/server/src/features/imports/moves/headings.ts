import type { ImportKindName } from '@bahi/contracts/import-sheets.ts'
import type { Ctx } from '../../../platform/context.ts'
import { labelOf } from '../problems.ts'
import { sheetOf } from '../store.ts'

/** The columns of a step: all of its kind, under the headings that its sample file has. */
export function headingsOf(
  ctx: Ctx,
  kind: ImportKindName,
): { readonly paths: readonly string[]; readonly headings: readonly string[] } {
  const { name, sheet } = sheetOf(kind)
  const paths = sheet.columns.map(({ path }) => path)
  const seen = new Set<string>()
  return {
    paths,
    headings: paths.map((path) => {
      const label = labelOf(ctx, name, path)
      const heading = seen.has(label) ? `${label} (${path})` : label
      seen.add(heading)
      return heading
    }),
  }
}
