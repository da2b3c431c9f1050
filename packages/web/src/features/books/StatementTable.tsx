import { To } from '../../app/nav.tsx'
import { Balance } from '../../app/values.tsx'
import { Amount } from '../../ui/values.tsx'
import type { StatementLine } from './statement-lines.ts'
import css from './books.module.css'

interface Props {
  readonly label: string
  /** Of the columns of amounts. */
  readonly heads: readonly string[]
  readonly account: string
  readonly lines: readonly StatementLine[]
  /** The column whose amounts are balances of either side. */
  readonly balances?: number | undefined
}

/** A statement: accounts under their groups, each the way to what it is made of, and sums. */
export function StatementTable({ label, heads, account, lines, balances }: Props) {
  return (
    <div className={css.statement} role="region" aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{account}</th>
            {heads.map((head) => (
              <th key={head} scope="col" data-align="end">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            <tr key={index} data-kind={line.kind}>
              <th scope="row">{line.to ? <To to={line.to}>{line.label}</To> : line.label}</th>
              {heads.map((head, at) => (
                <td key={head} data-align="end">
                  {line.amounts[at] !== undefined &&
                    (at === balances ? (
                      <Balance value={line.amounts[at]} />
                    ) : (
                      <Amount value={line.amounts[at]} sign={line.kind === 'result'} />
                    ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
