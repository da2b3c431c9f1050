import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { paidFrom } from './paid-from.ts'
import { ApiError } from '../../app/api/api-error.ts'
import type { Reply } from '../../app/api/call-types.ts'
import { useAction, useCall } from '../../app/api/use-call.ts'
import { viewOf } from '../../app/documents.ts'
import { To, useNav } from '../../app/nav.tsx'
import { paymentPath } from '../../app/payments.ts'
import { HistoryTab } from '../../app/screens/HistoryTab.tsx'
import { Facts, ViewScreen } from '../../app/screens/ViewScreen.tsx'
import { useT } from '../../app/texts.ts'
import { Copyable, DateText } from '../../app/values.tsx'
import { Modal } from '../../ui/Modal.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { grouped } from '../../ui/numbers.ts'
import { toast } from '../../ui/toasts.tsx'
import { Amount, dash } from '../../ui/values.tsx'
import { challansTouched } from './challans-touched.ts'
import { ChallanState } from './ChallanList.tsx'
import { challanCall } from './sides.ts'
import type { Side } from './sides.ts'
import css from './books.module.css'

type Challan = Reply<'tdsChallan.detail'>

/** A challan with what it pays. */
export function ChallanView({ side }: { side: Side }) {
  const t = useT()
  const nav = useNav()
  const id = Number(nav.id)
  const { data: challan } = useCall(challanCall(side, 'detail'), { id }, { needed: true })
  const [isCancelling, setCancelling] = useState(false)
  if (!challan) return <ViewScreen title="" tabs={[]} isLoading />
  const reason = challan.status === 'Active' ? undefined : t('issue.TDS_CHALLAN_CANCELLED')
  return (
    <>
      <ViewScreen
        title={<Copyable text={`${challan.bsrCode} / ${challan.number}`} />}
        subtitle={
          <>
            {t(`${side}.challan`)} · <DateText value={challan.date} />
          </>
        }
        state={<ChallanState status={challan.status} />}
        actions={[
          {
            key: 'edit',
            label: 'common.edit',
            right: 'ACC_ED',
            to: `edit-${side}-challan/${id}`,
            isMain: true,
            reason,
          },
          {
            key: 'cancel',
            label: 'tds.cancelChallan',
            right: 'ACC_CNL',
            isDanger: true,
            run: () => setCancelling(true),
            reason,
          },
        ]}
        {...(Number(challan.unused) === 0
          ? {}
          : {
              banner: (
                <Notice>
                  <span>{t('tds.unusedText', { amount: grouped(challan.unused) })}</span>
                </Notice>
              ),
            })}
        tabs={[
          {
            key: 'details',
            label: t('common.details'),
            content: () => (
              <div className={css.form}>
                <Facts
                  facts={[
                    [t('tds.bsrCode'), <bdi key="bsr">{challan.bsrCode}</bdi>],
                    [t('tds.challanNumber'), <bdi key="number">{challan.number}</bdi>],
                    [
                      t('tds.account'),
                      challan.account === null ? dash : paidFrom(t, challan.account, challan.accountId),
                    ],
                    [
                      t('asset.journal'),
                      <To key="journal" to={`view-journal/${challan.journalId}`}>
                        <bdi>{challan.journalNumber}</bdi>
                      </To>,
                    ],
                    ...(challan.cancelReason === null
                      ? []
                      : ([[t('payment.cancelReason'), challan.cancelReason]] as const)),
                    [t('field.notes'), challan.notes],
                  ]}
                />
                {challan.rows.length > 0 && <Rows side={side} rows={challan.rows} />}
              </div>
            ),
          },
          {
            key: 'history',
            label: t('common.history'),
            content: () => <HistoryTab record={`${side}Challan`} id={id} />,
          },
        ]}
        aside={
          <Facts
            facts={[
              [t(`${side}.tax`), <Amount key="tax" value={challan.tax} />],
              [t('tds.interest'), <Amount key="interest" value={challan.interest} />],
              [t('tds.fee'), <Amount key="fee" value={challan.fee} />],
              [t('tds.challanTotal'), <Amount key="total" value={challan.total} sign />],
            ]}
          />
        }
      />
      {isCancelling && <CancelDialog side={side} challan={challan} onClose={() => setCancelling(false)} />}
    </>
  )
}

function Rows({ side, rows }: Pick<Challan, 'rows'> & { readonly side: Side }) {
  const t = useT()
  return (
    <div className={css.statement} role="region" aria-label={t(`${side}.deductions`)} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('column.date')}</th>
            <th scope="col">{t('column.partyName')}</th>
            <th scope="col">{t('field.pan')}</th>
            <th scope="col">{t(`${side}.section`)}</th>
            <th scope="col">{t('column.number')}</th>
            <th scope="col" data-align="end">
              {t(`${side}.tax`)}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.lineNumber}>
              <td>{row.date === null ? dash : <DateText value={row.date} />}</td>
              <th scope="row">{row.partyName ?? dash}</th>
              <td>
                <bdi>{row.pan ?? dash}</bdi>
              </td>
              <td>
                <bdi>{row.section}</bdi>
              </td>
              <td>
                <Source side={side} row={row} />
              </td>
              <td data-align="end">
                <Amount value={row.tax} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Source({
  side,
  row: { kind, documentId, paymentId, number },
}: {
  side: Side
  row: Challan['rows'][number]
}) {
  const to =
    documentId === null
      ? paymentPath(side === 'tds' ? 'paymentOut' : 'paymentIn', 'view', paymentId ?? 0)
      : kind && viewOf(kind, documentId)
  return (
    <To to={to ?? ''}>
      <bdi>{number ?? dash}</bdi>
    </To>
  )
}

function CancelDialog({ side, challan, onClose }: { side: Side; challan: Challan; onClose: () => void }) {
  const t = useT()
  const [reason, setReason] = useState('')
  const [fault, setFault] = useState<string>()
  const cancel = useAction(challanCall(side, 'cancel'), { refreshes: challansTouched, quiet: true })
  const submit = async () => {
    try {
      await cancel.mutateAsync({ id: challan.id, version: challan.version, reason })
      toast.success(t('tds.challanCancelled'))
      onClose()
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure
      setFault(failure.messages.join(' '))
    }
  }
  return (
    <Modal
      opened
      onClose={onClose}
      closeButtonProps={{ 'aria-label': t('common.close') }}
      title={`${t('tds.cancelChallan')} ${challan.number}`}
      size={440}
    >
      <form
        className={css.dialog}
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <p>{t(`${side}.cancelChallanText`)}</p>
        <TextInput
          label={t('payment.cancelReason')}
          required
          maxLength={50}
          value={reason}
          error={fault}
          onChange={(event) => {
            setFault(undefined)
            setReason(event.currentTarget.value)
          }}
          data-autofocus
        />
        <Button
          variant="filled"
          color="red"
          type="submit"
          loading={cancel.isPending}
          disabled={reason.trim() === ''}
        >
          {t('tds.cancelChallan')}
        </Button>
      </form>
    </Modal>
  )
}
