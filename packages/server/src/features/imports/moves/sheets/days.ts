import { dayOf } from '@bahi/domain/imports/cell-values.ts'

const inFigures = /^(\d{1,2})([-/. ])(\d{1,2})\2(\d{4}|\d{2})\b/

/** Days of files whose order of day and month is that of the company's settings there: what is seen of them decides it. */
export class Days {
  #monthFirst = 0
  #dayFirst = 0

  see(text: string): void {
    const found = inFigures.exec(text)
    if (!found) return
    if (Number(found[1]) > 12) this.#dayFirst++
    if (Number(found[3]) > 12) this.#monthFirst++
  }

  day(text: string): string | undefined {
    const found = inFigures.exec(text)
    if (!found || this.#monthFirst <= this.#dayFirst) return dayOf(text)
    return dayOf(`${found[3]}/${found[1]}/${found[4]}`)
  }
}
