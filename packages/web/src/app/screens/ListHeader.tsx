import { IconPlus } from '@tabler/icons-react'
import type { RightCode } from '@bahi/contracts/rights.ts'
import type { ReactNode } from 'react'
import { groupDigits } from '../../ui/numbers.ts'
import { keyName } from '../../ui/keys.ts'
import { ActionButton } from '../rights/ActionButton.tsx'
import css from './ListScreen.module.css'

interface Props {
  readonly title: string
  /** Absent while it is not known. */
  readonly total: number | undefined
  readonly isExact: boolean
  readonly create?:
    | {
        readonly label: string
        readonly right: RightCode
        readonly run: () => void
      }
    | undefined
  readonly extra?: ReactNode
}

/** Title with the number of records, and the main action. */
export function ListHeader({ title, total, isExact, create, extra }: Props) {
  return (
    <div className={css.head}>
      <h1>
        {title}
        {total !== undefined && (
          <span
            className={`figure ${css.count}`}
          >{`${groupDigits(String(total))}${isExact ? '' : '+'}`}</span>
        )}
      </h1>
      {extra && <div className={css.extra}>{extra}</div>}
      {create && (
        <ActionButton
          right={create.right}
          hint={keyName('alt+n')}
          variant="filled"
          leftSection={<IconPlus size={18} stroke={1.5} />}
          onClick={create.run}
        >
          {create.label}
        </ActionButton>
      )}
    </div>
  )
}
