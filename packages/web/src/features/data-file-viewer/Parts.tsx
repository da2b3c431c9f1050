import type { ReactNode } from 'react'
import { formatAmount } from '@bahi/domain/num/format.ts'
import type { Row } from '@bahi/domain/data-file/csv.ts'
import { faultText } from './faults.ts'
import { useWords } from './words.ts'

export const amount = (value: string | null | undefined) =>
  value != null && /^-?\d+(\.\d+)?$/.test(value) ? formatAmount(value) : (value ?? '')

/** `2026-11-28` as `28-11-2026`; a moment with its time, in UTC as it is kept. */
export const day = (value: string | null | undefined): string =>
  (value ?? '').replace(/^(\d{4})-(\d\d)-(\d\d)/, '$3-$2-$1').replace(/(:\d\d)\.\d+/, '$1')

interface Head {
  readonly text: string
  readonly isNumber?: boolean
  /** Short, so that it is not broken over lines. */
  readonly isDay?: boolean
}

const classOf = ({ isNumber, isDay }: Head) =>
  isNumber === true ? 'number' : isDay === true ? 'day' : undefined

/** A table that scrolls within itself on a narrow screen. */
export function Grid({
  heads,
  rows,
  label,
}: {
  readonly heads: readonly Head[]
  readonly rows: readonly {
    readonly key: string
    readonly cells: readonly ReactNode[]
    readonly onOpen?: () => void
  }[]
  readonly label: string
}) {
  return (
    // What scrolls can be reached with the keyboard.
    <div className="scroll" role="region" aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head.text} className={classOf(head)}>
                {head.text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells, onOpen }) => (
            <tr key={key} className={onOpen ? 'opens' : undefined} onClick={onOpen}>
              {cells.map((cell, index) => (
                <td key={heads[index]!.text} className={classOf(heads[index]!)}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

export function Facts({ facts }: { readonly facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Every field of a row, as it is stored. */
export function AllFields({ row }: { readonly row: Row }) {
  const { t } = useWords()
  return (
    <details>
      <summary>{t('viewer.allFields')}</summary>
      <Facts
        facts={Object.entries(row)
          .filter(([, value]) => value !== null)
          .map(([name, value]) => [name, <code key={name}>{value}</code>])}
      />
    </details>
  )
}

/** What is read is shown when it is there, and a fault in its place. */
export function Loaded<T>({
  of,
  children,
}: {
  readonly of: T | Error | undefined
  readonly children: (value: T) => ReactNode
}) {
  const words = useWords()
  if (of === undefined) return <p role="status">{words.t('viewer.opening')}</p>
  if (of instanceof Error)
    return (
      <p role="alert" className="bad">
        {faultText(of, words)}
      </p>
    )
  return children(of)
}
