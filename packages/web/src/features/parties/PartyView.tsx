import { useState } from 'react'
import { useCall } from '../../app/api/use-call.ts'
import { attachmentsLabel } from '../../app/attachments/label.ts'
import { MasterAttachments } from '../../app/attachments/MasterAttachments.tsx'
import type { Reply } from '../../app/api/call-types.ts'
import { AddressText, useStateName } from '../../app/fields/AddressFields.tsx'
import { pathOf, rightOf } from '../../app/documents.ts'
import { useNav } from '../../app/nav.tsx'
import { OwnFacts } from '../../app/own-fields/OwnFacts.tsx'
import { HistoryTab } from '../../app/screens/HistoryTab.tsx'
import { LatestDocuments } from '../../app/screens/LatestDocuments.tsx'
import { useDeleted } from '../../app/screens/use-deleted.tsx'
import { useRecordActions } from '../../app/screens/use-record-actions.ts'
import { Facts, ViewScreen } from '../../app/screens/ViewScreen.tsx'
import { useRights } from '../../app/session/rights.ts'
import { rightsOfPath } from '../../app/shell/menu.ts'
import { useT } from '../../app/texts.ts'
import { Balance, Copyable, DateText, StateChip } from '../../app/values.tsx'
import { Amount, Percent } from '../../ui/values.tsx'
import { Ageing } from './Ageing.tsx'
import css from './parties.module.css'
import { Openings } from './Openings.tsx'
import { PartyReminders } from './PartyReminders.tsx'
import { Statement } from './Statement.tsx'
import { later } from '../../ui/later.tsx'

const ReminderDialog = later(() =>
  import('../../app/reminders/ReminderDialog.tsx').then((module) => module.ReminderDialog),
)

type Party = Reply<'party.detail'>

/** What is done with a party of a role; both where none is named. */
const sides: Readonly<Partial<Record<NonNullable<Party['role']>, 'sale' | 'purchase'>>> = {
  Customer: 'sale',
  Supplier: 'purchase',
}

/** Profile, account and ageing of a party. */
export function PartyView() {
  const t = useT()
  const nav = useNav()
  const id = Number(nav.id)
  const party = useCall('party.detail', { id }, { needed: true })
  const { setStatus, askAndDelete } = useRecordActions('party')
  const [isReminding, setReminding] = useState(false)
  const mayRemind = useRights().may('RMD_SH_VW')
  const data = party.data
  // A supplier is billed by, a customer is invoiced; who is both is a customer first.
  const made = data?.role === 'Supplier' ? ('purchaseBill' as const) : ('salesInvoice' as const)
  const canMake = rightsOfPath(pathOf(made, 'create')) !== undefined
  const deleted = useDeleted('party', 'PTY_CH_ST', data, { id })
  return (
    <>
      <ViewScreen
        isLoading={!data}
        title={data?.name}
        subtitle={data && <Subtitle party={data} />}
        state={data && <StateChip status={data.status} />}
        actions={[
          ...(canMake
            ? [
                {
                  key: 'invoice',
                  label: `kind.${made}.create`,
                  right: rightOf(made, 'AD'),
                  to: `${pathOf(made, 'create')}?partyId=${id}`,
                  isMain: true,
                } as const,
              ]
            : []),
          ...(data?.role !== 'Supplier'
            ? [
                {
                  key: 'remind',
                  label: 'invoice.remind',
                  right: 'RMD_SND',
                  run: () => setReminding(true),
                } as const,
              ]
            : []),
          { key: 'edit', label: 'common.edit', right: 'PTY_ED', to: `edit-party/${id}` },
          { key: 'clone', label: 'common.clone', right: 'PTY_AD', to: `clone-party/${id}` },
          {
            key: 'status',
            label: data?.status === 'Active' ? 'common.deactivate' : 'common.activate',
            right: 'PTY_CH_ST',
            run: () => void setStatus([id], data?.status === 'Active' ? 'Inactive' : 'Active'),
          },
          {
            key: 'delete',
            label: 'common.delete',
            right: 'PTY_DEL',
            isDanger: true,
            run: () => void askAndDelete([id]).then((gone) => gone && nav.go('parties')),
          },
        ]}
        {...deleted}
        tabs={[
          { key: 'details', label: t('common.details'), content: () => data && <Details party={data} /> },
          {
            key: 'documents',
            label: t('party.documents'),
            content: () =>
              data && <LatestDocuments filter="partyIds" id={id} side={data.role && sides[data.role]} />,
          },
          {
            key: 'openings',
            label: t('opening.title'),
            content: () => data && <Openings party={data} />,
          },
          { key: 'statement', label: t('party.statement'), content: () => <Statement id={id} isOfParty /> },
          {
            key: 'ageing',
            label: t('party.ageing'),
            content: () => data && <Ageing id={id} role={data.role} />,
          },
          ...(data?.role !== 'Supplier' && mayRemind
            ? [
                {
                  key: 'reminders',
                  label: t('reminder.ofParty'),
                  content: () => data && <PartyReminders partyId={id} name={data.name} />,
                },
              ]
            : []),
          {
            key: 'attachments',
            label: attachmentsLabel(t, data?.attachments.length ?? 0),
            content: () => data && <MasterAttachments kind="party" record={data} right="PTY_ED" />,
          },
          {
            key: 'history',
            label: t('common.history'),
            content: () => <HistoryTab record="party" id={id} />,
          },
        ]}
        aside={data && <BalanceCard party={data} />}
      />
      {isReminding && data && (
        <ReminderDialog partyId={id} name={data.name} onClose={() => setReminding(false)} />
      )}
    </>
  )
}

function Subtitle({ party }: { party: Party }) {
  const t = useT()
  return (
    <>
      {t.label('PartyRole', party.role)} · <span className="figure">{party.code}</span>
      {party.gstin && (
        <>
          {' · '}
          <Copyable text={party.gstin} />
        </>
      )}
    </>
  )
}

function BalanceCard({ party }: { party: Party }) {
  const t = useT()
  const isNegative = party.balance.startsWith('-')
  const isZero = Number(party.balance) === 0
  return (
    <section className={css.card}>
      <span className="meta">
        {t(isZero ? 'party.settled' : isNegative ? 'party.toPay' : 'party.toCollect')}
      </span>
      <strong>
        <Amount value={isNegative ? party.balance.slice(1) : party.balance} sign />
      </strong>
      {party.creditLimit && (
        <span className="muted">
          {t('field.creditLimit')}: <Amount value={party.creditLimit} />
        </span>
      )}
    </section>
  )
}

function Details({ party }: { party: Party }) {
  const t = useT()
  const stateName = useStateName()
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      <Facts
        facts={[
          [t('field.gstin'), <Copyable key="gstin" text={party.gstin} />],
          [t('field.pan'), <Copyable key="pan" text={party.pan} />],
          [t('field.taxpayerType'), t.label('TaxpayerType', party.taxpayerType)],
          [t('field.tradeName'), party.tradeName],
          [t('field.mobile'), <Copyable key="mobile" text={party.mobile} />],
          [t('field.emails'), party.emails],
          [t('field.phone'), party.phone],
          [t('field.placeOfSupply'), stateName(party.placeOfSupply)],
        ]}
      />
      <Facts
        title={t('party.addresses')}
        facts={[
          [t('field.billingAddress'), <AddressText key="billing" address={party.billingAddress} />],
          ...(party.shippingAddresses ?? []).map(
            (address, index) =>
              [
                t('party.shippingAddress', { number: index + 1 }),
                <AddressText key={index} address={address} />,
              ] as const,
          ),
        ]}
      />
      <Facts
        title={t('party.money')}
        facts={[
          [
            t('field.paymentTermsDays'),
            party.paymentTermsDays === undefined ? undefined : String(party.paymentTermsDays),
          ],
          [t('field.creditLimit'), <Amount key="limit" value={party.creditLimit} />],
          [t('field.partyGroupId'), party.partyGroupName],
          [t('field.discountPercent'), <Percent key="discount" value={party.discountPercent} />],
          [t('field.openingBalance'), <Amount key="opening" value={party.openingBalance} />],
          ...(party.openingBalance && Number(party.openingExplained) !== 0
            ? [
                [t('opening.explained'), <Balance key="explained" value={party.openingExplained} />] as const,
                [t('opening.rest'), <Balance key="rest" value={party.openingRest} />] as const,
              ]
            : []),
          [t('field.openingBalanceDate'), <DateText key="date" value={party.openingBalanceDate} />],
          [t('field.openingBalanceSide'), t.label('BalanceSide', party.openingBalanceSide)],
          [t('field.currencyCode'), party.currencyCode],
        ]}
      />
      <Facts
        title={t('field.bank')}
        facts={[
          [t('field.holder'), party.bank?.holder],
          [t('field.accountNumber'), <Copyable key="account" text={party.bank?.accountNumber} />],
          [t('field.ifsc'), party.bank?.ifsc],
          [t('field.bankName'), party.bank?.bankName],
          [t('field.branch'), party.bank?.branch],
          [t('field.upiId'), <Copyable key="upi" text={party.upiId} />],
        ]}
      />
      <Facts
        title={t('party.more')}
        facts={[
          [t('field.reverseCharge'), t(party.reverseCharge ? 'common.yes' : 'common.no')],
          [t('field.tdsApplicable'), t(party.tdsApplicable ? 'common.yes' : 'common.no')],
          [t('field.tdsSection'), party.tdsSection && t.label('TdsSectionName', party.tdsSection)],
          [t('field.deducteeType'), party.deducteeType && t.label('DeducteeType', party.deducteeType)],
          [t('field.tcsApplicable'), t(party.tcsApplicable ? 'common.yes' : 'common.no')],
          [t('field.tcsSection'), party.tcsSection && t.label('TcsSectionName', party.tcsSection)],
          [t('field.notes'), party.notes],
        ]}
      />
      <OwnFacts kind="party" values={party.customFields} />
    </div>
  )
}
