import type { Reply } from '../../app/api/call-types.ts'
import { useCall } from '../../app/api/use-call.ts'
import { useNav } from '../../app/nav.tsx'
import { HistoryTab } from '../../app/screens/HistoryTab.tsx'
import { useDeleted } from '../../app/screens/use-deleted.tsx'
import { useRecordActions } from '../../app/screens/use-record-actions.ts'
import { Facts, ViewScreen } from '../../app/screens/ViewScreen.tsx'
import { useT } from '../../app/texts.ts'
import { StateChip } from '../../app/values.tsx'
import { Amount, dash, Percent, Quantity } from '../../ui/values.tsx'
import { Validity } from './words.tsx'
import css from './prices.module.css'

type PriceList = Reply<'priceList.detail'>

/** A price list: whom it is for, from when, and its rows. */
export function PriceListView() {
  const t = useT()
  const nav = useNav()
  const id = Number(nav.id)
  const { data } = useCall('priceList.detail', { id }, { needed: true })
  const { setStatus, askAndDelete } = useRecordActions('priceList')
  const deleted = useDeleted('priceList', 'PRL_CH_ST', data, { id })
  return (
    <ViewScreen
      isLoading={!data}
      title={data?.name}
      subtitle={data && <Validity from={data.validFrom} to={data.validTo} />}
      state={data && <StateChip status={data.status} />}
      actions={[
        { key: 'edit', label: 'common.edit', right: 'PRL_ED', to: `edit-price-list/${id}`, isMain: true },
        { key: 'clone', label: 'common.clone', right: 'PRL_AD', to: `clone-price-list/${id}` },
        {
          key: 'status',
          label: data?.status === 'Active' ? 'common.deactivate' : 'common.activate',
          right: 'PRL_CH_ST',
          run: () => void setStatus([id], data?.status === 'Active' ? 'Inactive' : 'Active'),
        },
        {
          key: 'delete',
          label: 'common.delete',
          right: 'PRL_DEL',
          isDanger: true,
          run: () => void askAndDelete([id]).then((gone) => gone && nav.go('price-lists')),
        },
      ]}
      {...deleted}
      tabs={[
        { key: 'details', label: t('common.details'), content: () => data && <Details list={data} /> },
        {
          key: 'history',
          label: t('common.history'),
          content: () => <HistoryTab record="priceList" id={id} />,
        },
      ]}
    />
  )
}

function Details({ list }: { list: PriceList }) {
  const t = useT()
  const names = [...list.parties, ...list.partyGroups].map(({ name }) => name)
  return (
    <div className={css.details}>
      <Facts
        facts={[
          [t('priceList.side'), t.label('PriceListSide', list.side)],
          [t('priceList.appliesTo'), names.length > 0 ? names.join(', ') : t('priceList.everyone')],
          [t('field.priceIncludesTax'), t(list.priceIncludesTax ? 'common.yes' : 'common.no')],
          [t('field.notes'), list.notes],
        ]}
      />
      <div className={css.scroll}>
        <table className={`${css.table} ${css.read}`} aria-label={t('priceList.prices')}>
          <thead>
            <tr>
              <th scope="col">{t('priceList.goods')}</th>
              <th scope="col" data-align="end">
                {t('field.fromQuantity')}
              </th>
              <th scope="col" data-align="end">
                {t('priceList.price')}
              </th>
              <th scope="col" data-align="end">
                {t('priceList.itemPrice')}
              </th>
              <th scope="col" data-align="end">
                {t('priceList.discount')}
              </th>
              <th scope="col">{t('priceList.scheme')}</th>
            </tr>
          </thead>
          <tbody>
            {list.lines.map((line, index) => (
              <tr key={index}>
                <td data-column="goods">
                  {line.itemName ?? line.categoryName ?? t('priceList.of.all')}{' '}
                  <span className="muted">{line.itemCode}</span>
                </td>
                <td data-align="end" data-label={t('field.fromQuantity')}>
                  {Number(line.fromQuantity) > 0 ? <Quantity value={line.fromQuantity} /> : dash} {line.uqc}
                </td>
                <td data-align="end" data-label={t('priceList.price')}>
                  {line.unitPrice ? <Amount value={line.unitPrice} /> : dash}
                </td>
                <td data-align="end" data-label={t('priceList.itemPrice')}>
                  {line.itemPrice ? <Amount value={line.itemPrice} /> : dash}
                </td>
                <td data-align="end" data-label={t('priceList.discount')}>
                  {line.discountPercent ? <Percent value={line.discountPercent} /> : dash}
                </td>
                <td data-label={t('priceList.scheme')}>
                  {line.buyQuantity ? `${line.buyQuantity} + ${line.freeQuantity}` : dash}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}
