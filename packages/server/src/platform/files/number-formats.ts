/** Formats of numbers that every spreadsheet knows by its id (ECMA-376, part 1, 18.8.30). */
const builtInDays = new Set([14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 55, 56, 57, 58])

/** What of a format is no letter of a day: texts in quotes, escaped characters, colours, conditions, currencies. */
const bare = (code: string) => code.replaceAll(/"[^"]*"|\\.|\[[^\]]*\]|_./g, '').split(';')[0]!

/** Whether a format shows a day; one that shows the time of day alone does not. */
export const isDateFormat = (id: number, code: string | undefined): boolean =>
  code === undefined ? builtInDays.has(id) : /[dy]/i.test(bare(code)) && !/general/i.test(code)

export const isPercentFormat = (id: number, code: string | undefined): boolean =>
  code === undefined ? id === 9 || id === 10 : bare(code).includes('%')
