import { sql } from 'kysely'

/** Where the line `l` is among the lines of its document; others name it by its number, which it keeps when it is moved. */
export const placeOfLine = sql`coalesce(l.place, l.line_number)`
