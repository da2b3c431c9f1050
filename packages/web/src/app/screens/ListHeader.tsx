import { Button, Tooltip } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { RightCode } from '@bahi/contracts/rights.ts'
import type { ReactNode } from 'react'
import { groupDigits } from '../../ui/numbers.ts'
import { keyName } from '../../ui/keys.ts'
import { AskForRight } from '../rights/AskForRight.tsx'
import css from './ListScreen.module.css'

interface Props {
  readonly title: string
  readonly total: number
  readonly isExact: boolean
  readonly create?:
    | {
        readonly label: string
        readonly right: RightCode
        readonly reason: string | undefined
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
        <span className={`figure ${css.count}`}>{`${groupDigits(String(total))}${isExact ? '' : '+'}`}</span>
      </h1>
      {extra}
      {create?.reason && <AskForRight code={create.right} />}
      {create && (
        <Tooltip label={create.reason ?? keyName('alt+n')}>
          <Button
            variant="filled"
            leftSection={<IconPlus size={18} stroke={1.5} />}
            {...(create.reason ? { 'data-disabled': true } : {})}
            aria-disabled={create.reason !== undefined}
            aria-description={create.reason}
            onClick={() => !create.reason && create.run()}
          >
            {create.label}
          </Button>
        </Tooltip>
      )}
    </div>
  )
}
