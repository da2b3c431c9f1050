import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { EmptyState } from '../../app/screens/EmptyState.tsx'
import { useRights } from '../../app/session/rights.ts'
import { useT } from '../../app/texts.ts'
import { TimeText } from '../../app/values.tsx'
import { Modal } from '../../ui/Modal.tsx'
import { dash } from '../../ui/values.tsx'
import { Ends, Figure } from './gstr3b/Figures.tsx'
import { Grid } from './Grid.tsx'
import css from './returns.module.css'

interface Added {
  readonly id: number
  readonly reason: string
  readonly createdAt: string
  readonly createdBy: string | null
  readonly withdrawnAt: string | null
  readonly withdrawnBy: string | null
  readonly withdrawnReason: string | null
}

/** What was added by hand, by whom and why; what was taken back stays to be read. */
export function AdjustmentList<N extends string, A extends Added & Readonly<Record<N, string>>>({
  adjustments,
  columns,
  nameOf,
  isFiled,
  isPending,
  onWithdraw,
}: {
  adjustments: readonly A[]
  columns: readonly { readonly name: N; readonly label: string }[]
  nameOf: (adjustment: A) => ReactNode
  isFiled: boolean
  isPending: boolean
  onWithdraw: (asked: { id: number; reason: string }, done: () => void) => void
}) {
  const t = useT()
  const rights = useRights()
  const [asked, setAsked] = useState<number>()
  if (adjustments.length === 0) return <EmptyState text={t('gstr3b.noAdjustments')} />
  return (
    <>
      <Grid label={t('gstr3b.adjustments')}>
        <thead>
          <tr>
            <th scope="col">{t('gstr3b.cell')}</th>
            <th scope="col">{t('gstr1.reason')}</th>
            <Ends labels={columns.map(({ label }) => label)} />
            <th scope="col" aria-label={t('list.actions')} />
          </tr>
        </thead>
        <tbody>
          {adjustments.map((row) => (
            <tr key={row.id}>
              <th scope="row">{nameOf(row)}</th>
              <td>
                {row.reason}
                <p className="meta">
                  {t('gstr3b.addedBy', { name: row.createdBy ?? dash })} <TimeText value={row.createdAt} />
                </p>
                {row.withdrawnAt && (
                  <p className="meta">
                    {t('gstr3b.withdrawn', {
                      name: row.withdrawnBy ?? dash,
                      reason: row.withdrawnReason ?? dash,
                    })}{' '}
                    <TimeText value={row.withdrawnAt} />
                  </p>
                )}
              </td>
              {columns.map(({ name }) => (
                <Figure key={name} value={row[name]} />
              ))}
              <td className={css.actions}>
                {row.withdrawnAt === null && !isFiled && rights.may('RET_PRP') && (
                  <Button variant="subtle" size="compact-sm" onClick={() => setAsked(row.id)}>
                    {t('gstr3b.withdraw')}
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </Grid>
      {asked !== undefined && (
        <Withdraw
          isPending={isPending}
          onClose={() => setAsked(undefined)}
          onSubmit={(reason) => onWithdraw({ id: asked, reason }, () => setAsked(undefined))}
        />
      )}
    </>
  )
}

function Withdraw({
  isPending,
  onSubmit,
  onClose,
}: {
  isPending: boolean
  onSubmit: (reason: string) => void
  onClose: () => void
}) {
  const t = useT()
  const [reason, setReason] = useState('')
  return (
    <Modal opened onClose={onClose} title={t('gstr3b.withdraw')} size={440}>
      <form
        className={css.stack}
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit(reason)
        }}
      >
        <TextInput
          label={t('gstr1.reason')}
          name="reason"
          required
          maxLength={300}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
          data-autofocus
        />
        <Button variant="filled" type="submit" loading={isPending}>
          {t('gstr3b.withdraw')}
        </Button>
      </form>
    </Modal>
  )
}
