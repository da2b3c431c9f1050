import type { BookIssue, Facts } from '../../ledger/index.ts'
import type { LineInput } from '../prepare.ts'

interface Numbered {
  readonly lines: LineInput[]
  readonly issues: BookIssue[]
}

/**
 * Lines of a document that is saved, each with the number by which others name it. A line that names its number keeps it
 * wherever it is now; one without is new. Where no line names one, the lines are taken to be in the order of before. A document
 * without a number has no lines that others could name.
 */
export function numberLines(lines: readonly LineInput[], taken: Facts['taken']): Numbered {
  const before = taken?.lines.filter(({ isCharge }) => !isCharge).map(({ lineNumber }) => lineNumber) ?? []
  const issues = lines.flatMap(({ lineNumber }, index): BookIssue[] => {
    if (lineNumber === undefined) return []
    const path = `lines[${index}].lineNumber`
    if (!before.includes(lineNumber)) return [{ path, code: 'UNKNOWN_RECORD' }]
    const isFirst = lines.findIndex((line) => line.lineNumber === lineNumber) === index
    return isFirst ? [] : [{ path, code: 'DUPLICATE' }]
  })
  if (!taken || issues.length > 0) return { lines: [...lines], issues }
  const isNamed = lines.some(({ lineNumber }) => lineNumber !== undefined)
  // A draft of before may still name a line that is gone: no other gets its number.
  let last = Math.max(taken.lastLine ?? 0, ...before)
  return {
    lines: lines.map((line, index) => ({
      ...line,
      lineNumber: line.lineNumber ?? (isNamed ? undefined : before[index]) ?? ++last,
    })),
    issues,
  }
}
