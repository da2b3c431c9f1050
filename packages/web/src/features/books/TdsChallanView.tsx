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
import { ChallanState } from './TdsChallanList.tsx'
import css from './books.module.css'

type Challan = Reply<'tdsChallan.detail'>

/** A challan with what it pays. */
export function TdsChallanView() {
  const t = useT()
  const nav = useNav()
  const id = Number(nav.id)
  const { data: challan } = useCall('tdsChallan.detail', { id }, { needed: true })
  const [isCancelling, setCancelling] = useState(false)
  if (!challan) return <ViewScreen title="" tabs={[]} isLoading />
  const reason = challan.status === 'Active' ? undefined : t('issue.TDS_CHALLAN_CANCELLED')
  return (
    <>
      <ViewScreen
        title={<Copyable text={`${challan.bsrCode} / ${challan.number}`} />}
        subtitle={
          <>
            {t('tds.challan')} · <DateText value={challan.date} />
          </>
        }
        state={<ChallanState status={challan.status} />}
        actions={[
          {
            key: 'edit',
            label: 'common.edit',
            right: 'ACC_ED',
            to: `edit-tds-challan/${id}`,
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
                {challan.rows.length > 0 && <Rows rows={challan.rows} />}
              </div>
            ),
          },
          {
            key: 'history',
            label: t('common.history'),
            content: () => <HistoryTab record="tdsChallan" id={id} />,
          },
        ]}
        aside={
          <Facts
            facts={[
              [t('tds.tax'), <Amount key="tax" value={challan.tax} />],
              [t('tds.interest'), <Amount key="interest" value={challan.interest} />],
              [t('tds.fee'), <Amount key="fee" value={challan.fee} />],
              [t('tds.challanTotal'), <Amount key="total" value={challan.total} sign />],
            ]}
          />
        }
      />
      {isCancelling && <CancelDialog challan={challan} onClose={() => setCancelling(false)} />}
    </>
  )
}

function Rows({ rows }: Pick<Challan, 'rows'>) {
  const t = useT()
  return (
    <div className={css.statement} role="region" aria-label={t('tds.deductions')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('column.date')}</th>
            <th scope="col">{t('column.partyName')}</th>
            <th scope="col">{t('field.pan')}</th>
            <th scope="col">{t('tds.section')}</th>
            <th scope="col">{t('column.number')}</th>
            <th scope="col" data-align="end">
              {t('tds.tax')}
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
                <Source row={row} />
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

function Source({ row: { documentId, paymentId, number } }: { row: Challan['rows'][number] }) {
  const to =
    documentId === null
      ? paymentPath('paymentOut', 'view', paymentId ?? 0)
      : viewOf('purchaseBill', documentId)
  return (
    <To to={to ?? ''}>
      <bdi>{number ?? dash}</bdi>
    </To>
  )
}

function CancelDialog({ challan, onClose }: { challan: Challan; onClose: () => void }) {
  const t = useT()
  const [reason, setReason] = useState('')
  const [fault, setFault] = useState<string>()
  const cancel = useAction('tdsChallan.cancel', { refreshes: challansTouched, quiet: true })
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
        <p>{t('tds.cancelChallanText')}</p>
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
