import { useState } from 'react'
import type { Reply } from '../../app/api/call-types.ts'
import { useCall } from '../../app/api/use-call.ts'
import { AddressText, useStateName } from '../../app/fields/AddressFields.tsx'
import { useNav } from '../../app/nav.tsx'
import { HistoryTab } from '../../app/screens/HistoryTab.tsx'
import { reloadCompanies } from '../../app/session/load.ts'
import { useRights } from '../../app/session/rights.ts'
import { ScreenSkeleton } from '../../app/shell/ScreenSkeleton.tsx'
import { useDeleted } from '../../app/screens/use-deleted.tsx'
import { useRecordActions } from '../../app/screens/use-record-actions.ts'
import { OwnFacts } from '../../app/own-fields/OwnFacts.tsx'
import { Facts, ViewScreen } from '../../app/screens/ViewScreen.tsx'
import { useT } from '../../app/texts.ts'
import { Copyable, DateText, StateChip } from '../../app/values.tsx'
import { Amount } from '../../ui/values.tsx'
import { ChangeStatus } from '../../app/screens/ChangeStatus.tsx'
import css from './companies.module.css'
import { GstinFacts } from './GstinFacts.tsx'
import { TurnoverDialog } from './Turnover.tsx'
import { kindName, kindOfNode } from './kinds.ts'
import { later } from '../../ui/later.tsx'

const GstPortal = later(
  () => import('../../app/portals/GstPortal.tsx').then((module) => module.GstPortal),
  <ScreenSkeleton />,
)

/** Company, GSTIN, branch or godown. */
export function EntityView() {
  const t = useT()
  const nav = useNav()
  const rights = useRights()
  const id = Number(nav.id)
  const entity = useCall('entity.detail', { id }, { needed: true })
  const { setStatus, askAndDelete } = useRecordActions('entity')
  // Pickers and the company switcher follow what was switched on or off.
  const reload = () => void reloadCompanies().catch(() => undefined)
  const data = entity.data
  const kind = data && kindOfNode(data)
  const [dialog, setDialog] = useState<'status' | 'turnover'>()
  const status = data?.status === 'Active' ? 'Inactive' : 'Active'
  const deleted = useDeleted('entity', kind?.right('CH_ST') ?? 'ENT_CH_ST', data, { id, onDone: reload })
  return (
    <>
      <ViewScreen
        isLoading={!data}
        title={data?.entityName}
        subtitle={data && <Copyable text={data.vrn ?? data.registrationNumber} />}
        state={data && <StateChip status={data.status} />}
        actions={
          kind
            ? [
                {
                  key: 'edit',
                  label: 'common.edit',
                  right: kind.right('ED'),
                  to: `edit-${kind.path}/${id}`,
                  isMain: true,
                },
                ...(data.entityType === 'Entity'
                  ? [
                      {
                        key: 'branch',
                        label: 'companies.createBranch',
                        right: 'BRN_AD',
                        to: `create-branch-godown?parentEntityId=${id}`,
                      } as const,
                      {
                        key: 'eInvoice',
                        label: 'eInvoice.credentials',
                        right: 'BSN_SET_EINV_CRED',
                        to: `e-invoice-credentials?entityId=${id}`,
                      } as const,
                      {
                        key: 'turnover',
                        label: 'companies.setTurnover',
                        right: 'ENT_ED',
                        run: () => setDialog('turnover'),
                      } as const,
                    ]
                  : []),
                ...(data.entityType === 'Business'
                  ? [
                      {
                        key: 'gstin',
                        label: 'companies.createGstin',
                        right: 'ENT_AD',
                        to: `create-gstin?parentEntityId=${id}`,
                      } as const,
                    ]
                  : []),
                {
                  key: 'status',
                  label: data.status === 'Active' ? 'common.deactivate' : 'common.activate',
                  right: kind.right('CH_ST'),
                  run: () => setDialog('status'),
                },
                {
                  key: 'delete',
                  label: 'common.delete',
                  right: kind.right('DEL'),
                  isDanger: true,
                  run: () => void askAndDelete([id]).then((gone) => gone && nav.go('manage-business')),
                },
              ]
            : []
        }
        {...deleted}
        tabs={[
          { key: 'details', label: t('common.details'), content: () => data && <Details entity={data} /> },
          ...(data?.entityType === 'Entity' && data.vrn && rights.may('BSN_SET_EINV_CRED')
            ? [
                {
                  key: 'gstPortal',
                  label: t('gstn.title'),
                  content: () => <GstPortal entityId={id} />,
                },
              ]
            : []),
          {
            key: 'history',
            label: t('common.history'),
            content: () => <HistoryTab record="entity" id={id} />,
          },
        ]}
      />
      {data && dialog === 'status' && (
        <ChangeStatus
          change={{
            action: status === 'Active' ? 'common.activate' : 'common.deactivate',
            names: [data.entityName],
            ...(status === 'Inactive' ? { text: t('companies.inactiveText'), isDanger: true } : {}),
            run: (reason) => setStatus([id], status, new Map([[id, data.entityName]]), reason).then(reload),
          }}
          onClose={() => setDialog(undefined)}
        />
      )}
      {data && dialog === 'turnover' && <TurnoverDialog entity={data} onClose={() => setDialog(undefined)} />}
    </>
  )
}

function Details({ entity }: { entity: Reply<'entity.detail'> }) {
  const t = useT()
  const stateName = useStateName()
  const isChild = entity.entityType === 'ChildEntity'
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      <Facts
        facts={[
          [t('field.entityType'), kindName(t, entity)],
          [t('field.legalName'), entity.legalName],
          [t('field.tradeName'), entity.tradeName],
          [t('field.registrationNumber'), <Copyable key="pan" text={entity.registrationNumber} />],
          [t('field.code'), entity.code],
          [t('field.taxpayerType'), t.label('TaxpayerType', entity.taxpayerType)],
          [t('field.stateCode'), stateName(entity.stateCode)],
          [t('field.turnover'), <Amount key="turnover" value={entity.turnover} />],
          [t('field.filingFrequency'), t.label('FilingFrequency', entity.filingFrequency)],
          [t('field.email'), entity.email],
          [t('field.mobile'), entity.mobile],
          [t('field.website'), entity.website],
          [t('field.address'), <AddressText key="address" address={entity.address} />],
        ]}
      />
      {!isChild && (
        <Facts
          title={t('companies.bank')}
          facts={[
            [t('field.holder'), entity.bank?.holder],
            [t('field.accountNumber'), <Copyable key="account" text={entity.bank?.accountNumber} />],
            [t('field.ifsc'), entity.bank?.ifsc],
            [t('field.bankName'), entity.bank?.bankName],
            [t('field.upiId'), <Copyable key="upi" text={entity.upiId} />],
          ]}
        />
      )}
      {entity.entityType === 'Business' && <OwnFacts kind="company" values={entity.customFields} />}
      {entity.entityType === 'Entity' && <GstinFacts key={entity.version} entity={entity} />}
      {(entity.luts ?? []).length > 0 && (
        <Facts
          title={t('field.luts')}
          facts={(entity.luts ?? []).map(({ number, validFrom, validTo }) => [
            number,
            <span key={number}>
              <DateText value={validFrom} /> - <DateText value={validTo} />
            </span>,
          ])}
        />
      )}
      {!isChild && (
        <Facts
          title={t('companies.print')}
          facts={[
            [
              t('field.logo'),
              entity.logo && (
                <span key="logo" className={css.image}>
                  <img src={entity.logo} alt={t('field.logo')} />
                </span>
              ),
            ],
            [
              t('field.signatureImage'),
              entity.signatureImage && (
                <span key="sign" className={css.image}>
                  <img src={entity.signatureImage} alt={t('field.signatureImage')} />
                </span>
              ),
            ],
            [
              t('field.signatory'),
              [entity.signatory?.name, entity.signatory?.designation].filter(Boolean).join(', '),
            ],
            [t('field.termsAndConditions'), entity.termsAndConditions],
          ]}
        />
      )}
    </div>
  )
}
