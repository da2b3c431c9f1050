import { useCall } from '../../app/api/use-call.ts'
import { attachmentsLabel } from '../../app/attachments/label.ts'
import { MasterAttachments } from '../../app/attachments/MasterAttachments.tsx'
import { pathOf } from '../../app/documents.ts'
import { To, useNav } from '../../app/nav.tsx'
import { HistoryTab } from '../../app/screens/HistoryTab.tsx'
import { LatestDocuments } from '../../app/screens/LatestDocuments.tsx'
import { useDeleted } from '../../app/screens/use-deleted.tsx'
import { useRecordActions } from '../../app/screens/use-record-actions.ts'
import { OwnFacts } from '../../app/own-fields/OwnFacts.tsx'
import { Facts, ViewScreen } from '../../app/screens/ViewScreen.tsx'
import type { Reply } from '../../app/api/call-types.ts'
import { useRights } from '../../app/session/rights.ts'
import { useT } from '../../app/texts.ts'
import { Copyable, StateChip } from '../../app/values.tsx'
import { formatDecimal } from '../../ui/numbers.ts'
import { Amount, Percent } from '../../ui/values.tsx'
import { ItemStock } from './ItemStock.tsx'
import css from './items.module.css'

export function ItemView() {
  const t = useT()
  const nav = useNav()
  const rights = useRights()
  const id = Number(nav.id)
  const item = useCall('item.detail', { id }, { needed: true })
  const { setStatus, askAndDelete } = useRecordActions('item')
  const data = item.data
  const deleted = useDeleted('item', 'ITM_CH_ST', data, { id })
  return (
    <ViewScreen
      isLoading={!data}
      title={data?.name}
      subtitle={data && <span className="figure">{data.code}</span>}
      state={data && <StateChip status={data.status} />}
      actions={[
        { key: 'edit', label: 'common.edit', right: 'ITM_ED', to: `edit-item/${id}`, isMain: true },
        { key: 'clone', label: 'common.clone', right: 'ITM_AD', to: `clone-item/${id}` },
        { key: 'labels', label: 'label.print', right: 'ITM_SH_VW', to: `labels?itemIds=${id}` },
        {
          key: 'status',
          label: data?.status === 'Active' ? 'common.deactivate' : 'common.activate',
          right: 'ITM_CH_ST',
          run: () => void setStatus([id], data?.status === 'Active' ? 'Inactive' : 'Active'),
        },
        {
          key: 'delete',
          label: 'common.delete',
          right: 'ITM_DEL',
          isDanger: true,
          run: () => void askAndDelete([id]).then((gone) => gone && nav.go('items')),
        },
      ]}
      {...deleted}
      tabs={[
        { key: 'details', label: t('common.details'), content: () => data && <Details item={data} /> },
        ...(data?.supply === 'Goods' && data.isStocked && rights.may('REP_STK', 'INV_SH_VW')
          ? [
              {
                key: 'stock',
                label: t('stock.ofItem'),
                content: () => (
                  <ItemStock id={id} uqc={data.uqc ?? null} hasBatches={data.hasBatches === true} />
                ),
              },
            ]
          : []),
        {
          key: 'sales',
          label: t('item.sales'),
          content: () => <LatestDocuments filter="itemIds" id={id} />,
        },
        {
          key: 'attachments',
          label: attachmentsLabel(t, data?.attachments.length ?? 0),
          content: () => data && <MasterAttachments kind="item" record={data} right="ITM_ED" />,
        },
        { key: 'history', label: t('common.history'), content: () => <HistoryTab record="item" id={id} /> },
      ]}
    />
  )
}

function Details({ item }: { item: Reply<'item.detail'> }) {
  const t = useT()
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      {item.picture && <img src={item.picture} alt={item.name} className={css.picture} />}
      <Facts
        facts={[
          [t('field.kind'), t.label('ItemKind', item.kind)],
          [t('field.supply'), t.label('SupplyType', item.supply)],
          [t('field.hsn'), <Copyable key="hsn" text={item.hsn} />],
          [t('field.unitId'), [...new Set([item.unitCode, item.uqc])].filter(Boolean).join(' · ')],
          [t('field.categoryId'), item.categoryName],
          ...(item.supply === 'Goods'
            ? [
                [t('field.isStocked'), t(item.isStocked ? 'common.yes' : 'common.no')] as const,
                ...(item.hasSerials ? [[t('field.hasSerials'), t('common.yes')] as const] : []),
                ...(item.hasBatches ? [[t('field.hasBatches'), t('common.yes')] as const] : []),
                ...(item.reorderLevel
                  ? [[t('field.reorderLevel'), formatDecimal(item.reorderLevel, 3, true)] as const]
                  : []),
              ]
            : []),
          [t('field.barcode'), <Copyable key="barcode" text={item.barcode} />],
          [t('field.barcodeType'), item.barcodeType && t.label('BarcodeTypeName', item.barcodeType)],
          [t('field.secondaryBarcode'), <Copyable key="second" text={item.secondaryBarcode} />],
          [t('field.description'), item.description],
          ...(item.reserved
            ? [
                [
                  t('fulfilment.reserved'),
                  <To key="reserved" to={`${pathOf('salesOrder', 'list')}?view=left&itemIds=${item.id}`}>
                    <span className="figure">
                      {formatDecimal(item.reserved.quantity, 3, true)} {item.unitCode ?? item.uqc}
                    </span>
                    {' · '}
                    {t.count('fulfilment.orders', item.reserved.documents)}
                  </To>,
                ] as const,
              ]
            : []),
        ]}
      />
      <Facts
        title={t('item.prices')}
        facts={[
          [t('field.sellingPrice'), <Amount key="selling" value={item.sellingPrice} />],
          [t('field.priceIncludesTax'), t(item.priceIncludesTax ? 'common.yes' : 'common.no')],
          [t('field.purchasePrice'), <Amount key="purchase" value={item.purchasePrice} />],
          [t('field.mrp'), <Amount key="mrp" value={item.mrp} />],
          [t('field.discountPercent'), <Percent key="discount" value={item.discountPercent} />],
          [
            t('field.secondaryUnitId'),
            item.secondaryUnitCode && (
              <span className="figure" key="second">
                {t('item.holds', {
                  unit: item.secondaryUnitCode,
                  factor: formatDecimal(item.conversionRate ?? '1', 8, true),
                  other: item.unitCode ?? item.uqc ?? '',
                })}
              </span>
            ),
          ],
        ]}
      />
      <Facts
        title={t('item.tax')}
        facts={[
          [t('field.taxCategory'), t.label('TaxCategory', item.taxCategory)],
          [t('field.taxRate'), <Percent key="rate" value={item.taxRate} />],
          [t('field.cessRate'), <Percent key="cess" value={item.cessRate} />],
          [t('field.cessPerUnit'), <Amount key="unit" value={item.cessPerUnit} />],
          [t('field.stateCessRate'), <Percent key="state" value={item.stateCessRate} />],
          [t('field.exemptionReason'), item.exemptionReason],
          [t('field.reverseCharge'), t(item.reverseCharge ? 'common.yes' : 'common.no')],
          [t('field.tdsSection'), item.tdsSection && t.label('TdsSectionName', item.tdsSection)],
          [t('field.tcsSection'), item.tcsSection && t.label('TcsSectionName', item.tcsSection)],
        ]}
      />
      <OwnFacts kind="item" values={item.customFields} />
    </div>
  )
}
