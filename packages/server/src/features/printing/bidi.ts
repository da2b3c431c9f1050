/**
 * Every text of a right-to-left model set apart by its own direction (Unicode first strong isolate), so that a Latin
 * address or an amount inside an Arabic page keeps its order: `14, Ring Road` and not `Ring Road ,14`.
 */
export const isolated = <T>(value: T): T => walk(value, '') as T

const walk = (value: unknown, key: string): unknown => {
  if (typeof value === 'string') return plainKeys.has(key) ? value : value.split('\n').map(isolate).join('\n')
  if (Array.isArray(value)) return value.map((item) => walk(item, key))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, walk(item, plainKeys.has(key) ? key : name)]),
  )
}

/** Not shown, or sentences of the product's own in the page's direction. */
const plainKeys = new Set([
  'language',
  'direction',
  'ink',
  'kind',
  'key',
  'label',
  'labels',
  'heading',
  'caption',
  'title',
  'titleBeside',
  'layout',
  'copyName',
  'svg',
  'einvoice',
  'upi',
  'barcode',
  'qr',
  'words',
])

/** A text in letters that run to the left, set apart inside a line that runs to the right. */
export const isolatedRtl = (text: string): string =>
  /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text) ? isolate(text) : text

const isolate = (text: string) => (text === '' ? text : `\u2068${text}\u2069`)
