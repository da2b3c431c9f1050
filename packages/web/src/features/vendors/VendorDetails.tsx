import type { Reply } from '../../app/api/call-types.ts'
import { useAction, useCall } from '../../app/api/use-call.ts'
import { AddressText, useStateName } from '../../app/fields/AddressFields.tsx'
import { useNav } from '../../app/nav.tsx'
import { HistoryTab } from '../../app/screens/HistoryTab.tsx'
import { useDeleted } from '../../app/screens/use-deleted.tsx'
import { useRecordActions } from '../../app/screens/use-record-actions.ts'
import { Facts, ViewScreen } from '../../app/screens/ViewScreen.tsx'
import { trackTask } from '../../app/tasks.ts'
import { useT } from '../../app/texts.ts'
import { Copyable, DateText, StateChip, TimeText } from '../../app/values.tsx'
import { Period, Rating } from '../../app/vendors/Rating.tsx'
import { Chip } from '../../ui/values.tsx'
import css from './vendors.module.css'

type Vendor = Reply<'vendor.detail'>

/** A supplier: who to ask, how it files, and what its rating rests on. */
export function VendorDetails() {
  const t = useT()
  const nav = useNav()
  const id = Number(nav.id)
  const { data } = useCall('vendor.detail', { id }, { needed: true })
  const { setStatus, askAndDelete } = useRecordActions('vendor')
  const check = useAction('vendor.checkFilings', { refreshes: ['task', 'vendor'] })
  const checkFilings = () => check.mutate({ ids: [id] }, { onSuccess: ({ taskId }) => trackTask(taskId) })
  const deleted = useDeleted('vendor', 'VND_CH_ST', data, { id })
  return (
    <ViewScreen
      isLoading={!data}
      title={data?.name}
      subtitle={data && <Copyable text={data.gstin} />}
      state={data && <StateChip status={data.status} />}
      actions={[
        { key: 'edit', label: 'common.edit', right: 'VND_ED', to: `edit-vendor/${id}`, isMain: true },
        { key: 'check', label: 'vendor.checkFilings', right: 'VND_ED', run: checkFilings },
        {
          key: 'status',
          label: data?.status === 'Active' ? 'common.deactivate' : 'common.activate',
          right: 'VND_CH_ST',
          run: () => void setStatus([id], data?.status === 'Active' ? 'Inactive' : 'Active'),
        },
        {
          key: 'delete',
          label: 'common.delete',
          right: 'VND_DEL',
          isDanger: true,
          run: () => void askAndDelete([id]).then((gone) => gone && nav.go('vendors')),
        },
      ]}
      {...deleted}
      tabs={[
        { key: 'details', label: t('common.details'), content: () => data && <Details vendor={data} /> },
        {
          key: 'filings',
          label: t('vendor.record'),
          content: () => data && <FilingRecord vendor={data} />,
        },
        { key: 'history', label: t('common.history'), content: () => <HistoryTab record="vendor" id={id} /> },
      ]}
      aside={data && <RatingCard vendor={data} />}
    />
  )
}

function RatingCard({ vendor }: { vendor: Vendor }) {
  const t = useT()
  return (
    <section className={css.card}>
      <span className="meta">{t('vendor.rating')}</span>
      <Rating value={vendor.rating} />
      <span className="muted">{vendor.ratingReason}</span>
    </section>
  )
}

/** GSTR-1 and GSTR-3B of a year, as the portal had them when it was asked. */
function FilingRecord({ vendor: { filings, checkedAt } }: { vendor: Vendor }) {
  const t = useT()
  if (!checkedAt) return <p className="muted">{t('vendor.neverChecked')}</p>
  return (
    <div className={css.details}>
      <span className="muted">
        {t('vendor.checkedAt')}: <TimeText value={checkedAt} />
      </span>
      <table className={css.record}>
        <thead>
          <tr>
            {(['period', 'form', 'dueOn', 'filedOn'] as const).map((key) => (
              <th key={key} scope="col">
                {t(`vendor.${key}`)}
              </th>
            ))}
            <th scope="col">{t('column.status')}</th>
          </tr>
        </thead>
        <tbody>
          {filings.map((one) => (
            <tr key={`${one.form} ${one.returnPeriod}`}>
              <td>
                <Period value={one.returnPeriod} />
              </td>
              <td>{one.form === 'GSTR1' ? 'GSTR-1' : 'GSTR-3B'}</td>
              <td>
                <DateText value={one.dueOn} />
              </td>
              <td>{one.filedOn ? <DateText value={one.filedOn} /> : '-'}</td>
              <td>
                <Filed filing={one} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Filed({ filing: { filedOn, daysLate } }: { filing: Vendor['filings'][number] }) {
  const t = useT()
  if (!filedOn) return <Chip tone="danger">{t('vendor.notFiled')}</Chip>
  return daysLate > 0 ? (
    <Chip tone="attention">{t('vendor.daysLate', { count: daysLate })}</Chip>
  ) : (
    <Chip tone="ok">{t('vendor.onTime')}</Chip>
  )
}

function Details({ vendor }: { vendor: Vendor }) {
  const t = useT()
  const stateName = useStateName()
  return (
    <div className={css.details}>
      <Facts
        facts={[
          [t('field.tradeName'), vendor.tradeName],
          [t('field.taxpayerType'), t.label('TaxpayerType', vendor.taxpayerType)],
          [t('field.pan'), <Copyable key="pan" text={vendor.pan} />],
          [t('field.stateCode'), stateName(vendor.stateCode)],
          [t('vendor.followUp'), vendor.emails],
          [t('field.phone'), vendor.phone],
          [t('field.address'), <AddressText key="address" address={vendor.address} />],
          [t('field.notes'), vendor.notes],
        ]}
      />
      <Facts
        title={t('vendor.filing')}
        facts={[
          [t('vendor.registration'), t.label('RegistrationStatus', vendor.registrationStatus)],
          [t('field.filingFrequency'), t.label('FilingFrequency', vendor.filingFrequency)],
          [t('vendor.lastFiled'), <Period key="period" value={vendor.lastFiledPeriod} />],
          [t('vendor.late'), vendor.periodsLate ?? undefined],
        ]}
      />
      {(vendor.contacts ?? []).length > 0 && (
        <Facts
          title={t('vendor.contacts')}
          facts={(vendor.contacts ?? []).map(({ name, designation, email, mobile }) => [
            [name, designation].filter(Boolean).join(', '),
            [email, mobile].filter(Boolean).join(' · '),
          ])}
        />
      )}
    </div>
  )
}
