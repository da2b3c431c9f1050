import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { faultsOf } from './compare.ts'
import { declaredStatements } from './declared.ts'
import { recordFolder } from './folder.ts'
import type { RecordedStatement } from './folder.ts'

/** After the tests of the server: compares what PostgreSQL answered with the rows that the product declares. */
const recorded = readdirSync(recordFolder).flatMap((file) =>
  readFileSync(path.join(recordFolder, file), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as RecordedStatement),
)
const byText = new Map<string, RecordedStatement>()
for (const one of recorded) {
  const known = byText.get(one.text)
  for (const [index, column] of one.columns.entries())
    if (known?.columns[index]?.wasNull) column.wasNull = true
  byText.set(one.text, one)
}
const declared = declaredStatements()
const { faults, notRun } = faultsOf(declared, [...byText.values()])
const sum = `${declared.length} statements with declared rows, ${byText.size} recorded, ${notRun.length} run by no test, ${faults.length} faults`
process.stdout.write([...notRun.map((place) => `${place}: no test runs it`), ...faults, sum, ''].join('\n'))
// Evidence that is missing is no pass.
if (faults.length > 0 || notRun.length * 4 > declared.length) process.exitCode = 1
