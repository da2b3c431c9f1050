import type { Text } from './texts.ts'

type Row = readonly [en: string, ar: string, hi: string]

/** A table of texts with one row a key: English, Arabic, Hindi. */
export const rows = <const K extends string>(table: Readonly<Record<K, Row>>) =>
  Object.fromEntries(
    Object.entries<Row>(table).map(([key, [en, ar, hi]]) => [key, { en, ar, hi }]),
  ) as Record<K, Text>
