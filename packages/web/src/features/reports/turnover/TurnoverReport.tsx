import { NativeSelect } from '@mantine/core'
import { reportKinds } from '@bahi/contracts/report-kinds.ts'
import { isSummed, turnoverReports, turnoverTypes } from '@bahi/contracts/turnover-reports.ts'
import type { TurnoverGrouping, TurnoverReportName, TurnoverSide } from '@bahi/contracts/turnover-reports.ts'
import { endOfMonth } from '@bahi/domain/cal/date.ts'
import { useCall } from '../../../app/api/use-call.ts'
import { searchText, To, useNav } from '../../../app/nav.tsx'
import { ReportMenu } from '../../../app/reports/ReportMenu.tsx'
import type { Filter } from '../../../app/screens/filter-types.ts'
import { GstinChoice } from '../../../app/screens/GstinChoice.tsx'
import { ListScreen } from '../../../app/screens/ListScreen.tsx'
import { daysOf } from '../../../app/screens/period-days.ts'
import { useGstinIds } from '../../../app/session/company.ts'
import { useRights } from '../../../app/session/rights.ts'
import { useT } from '../../../app/texts.ts'
import { Amount } from '../../../ui/values.tsx'
import { columnsOf, documentOf } from './columns.tsx'
import type { Row } from './columns.tsx'
import css from './turnover.module.css'

/** Where the lines of a side are. */
const detailsOf = { sale: 'salesByItemDetails', purchase: 'purchaseByItemDetails' } as const

const rates = ['0', '0.1', '0.25', '1', '1.5', '3', '5', '6', '7.5', '12', '18', '28', '40']
const yesNo = [
  { value: 'true', label: 'common.yes' },
  { value: 'false', label: 'common.no' },
] as const

/** Filters that are set by what leads here, or by the choices above the table. */
const hidden: readonly Filter[] = [
  { key: 'hsnCodes', label: 'turnover.hsn', isHidden: true },
  { key: 'taxCategories', label: 'turnover.taxCategory', isHidden: true },
]

const asOne = (value: string | readonly string[] | undefined): string =>
  typeof value === 'string' ? value : (value?.[0] ?? '')

function useFilters(name: TurnoverReportName): readonly Filter[] {
  const t = useT()
  const { by, sides } = turnoverReports[name]
  const ofItems = by !== 'document' && by !== 'table12'
  const categories = useCall(
    'category.search',
    { size: 500, sort: 'name ASC' },
    { staleMs: 60_000, quiet: true, enabled: useRights().may('CAT_SH_VW') && ofItems },
  )
  const rate: Filter = {
    key: 'taxRates',
    label: 'turnover.rate',
    choices: rates.map((value) => ({ value, label: value })),
  }
  const choices: readonly Filter[] = isSummed(name)
    ? [
        { key: 'splitBy', label: 'turnover.splitBy', single: true, isHidden: true },
        { key: 'compareTo', label: 'turnover.compareTo', single: true, isHidden: true },
      ]
    : []
  if (by === 'table12') return [...choices, rate]
  const kinds = (categories.data?.records ?? []).map(({ id, name: called, parentName }) => ({
    value: String(id),
    label: parentName ? `${parentName} / ${called}` : called,
  }))
  return [
    ...choices,
    ...(sides.length > 1
      ? [{ key: 'side', label: 'turnover.side', single: true, isHidden: true } as const]
      : []),
    { key: 'partyIds', label: 'column.partyName', kind: 'party', isNumber: true },
    ...(ofItems
      ? ([
          { key: 'itemIds', label: 'stock.item', kind: 'item', isNumber: true },
          {
            key: 'categoryIds',
            label: 'field.categoryId',
            choices: kinds,
            isNumber: true,
            isHidden: kinds.length === 0,
          },
          {
            key: 'supplies',
            label: 'turnover.supplies',
            options: ['Goods', 'Services'],
            labels: 'SupplyType',
          },
          rate,
          ...hidden,
        ] satisfies readonly Filter[])
      : []),
    { key: 'types', label: 'turnover.types', options: turnoverTypes, labels: 'TurnoverType' },
    {
      key: 'reverseCharge',
      label: 'turnover.reverseCharge',
      single: true,
      isFlag: true,
      choices: yesNo.map(({ value, label }) => ({ value, label: t(label) })),
    },
    ...(sides.includes('sale' as never)
      ? [
          {
            key: 'salesPeople',
            label: 'column.salesPerson',
            kind: 'names',
            names: 'salesInvoice.salesPeople',
          } as const,
        ]
      : []),
  ]
}

const sideChips = [
  { key: 'all', label: 'turnover.all', set: {} },
  { key: 'sale', label: 'turnover.side.sale', set: { side: 'sale' } },
  { key: 'purchase', label: 'turnover.side.purchase', set: { side: 'purchase' } },
] as const

const firstSorts: Partial<Record<TurnoverGrouping, string>> = {
  line: 'date DESC',
  document: 'date DESC',
  table12: 'hsn ASC',
}

const titleOf = (name: TurnoverReportName) => `report.${name}` as const

/** A report of sales, of purchases, or of both; each row leads to what it is made of. */
export function TurnoverReport({ name }: { name: TurnoverReportName }) {
  const nav = useNav()
  const { by, sides } = turnoverReports[name]
  const splitBy = asOne(nav.search['splitBy'])
  const compares = asOne(nav.search['compareTo']) !== ''
  return (
    <ListScreen
      list={name}
      call={`${name}.search` as 'salesByHsn.search'}
      title={titleOf(name)}
      columns={columnsOf(by, splitBy, compares) as never}
      filters={useFilters(name)}
      {...(sides.length > 1 ? { chips: sideChips } : {})}
      hasPeriod
      isOfCompany
      firstSort={firstSorts[by] ?? 'taxableValue DESC'}
      extra={isSummed(name) ? <Choices /> : <GstinChoice />}
      above={isSummed(name) && by !== 'rate' && <Largest name={name} />}
      open={(row) => partsOf(name, row as unknown as Row, nav.search)}
      files={(body) => <ReportMenu name={name} body={body} />}
      emptyText="turnover.empty"
    />
  )
}

type Search = ReturnType<typeof useNav>['search']

/** What a row is made of: its document, or the lines or documents that it sums, narrowed as the report is. */
function partsOf(name: TurnoverReportName, row: Row, search: Search): string | undefined {
  const { by, sides } = turnoverReports[name]
  if (by === 'line' || by === 'document') return documentOf(row)
  const kept = Object.fromEntries(
    Object.entries(search).filter(
      ([key]) => !['splitBy', 'compareTo', 'sort', 'start', 'keyword', 'side'].includes(key),
    ),
  )
  const side = (row['side'] ?? sides[0]) as TurnoverSide
  const narrowed = narrowing(by, row)
  if (!narrowed) return undefined
  const { month, entityId } = row
  const to = by === 'salesPerson' ? reportKinds.documentRegister.path : reportKinds[detailsOf[side]].path
  return `${to}${searchText({
    ...kept,
    ...narrowed,
    ...(by === 'salesPerson' ? { side } : {}),
    ...(typeof month === 'string' ? { period: 'Custom', from: month, to: endOfMonth(month) } : {}),
    ...(typeof entityId === 'number' ? { entityIds: String(entityId) } : {}),
  })}`
}

/** What tells the lines of a row; nothing where they cannot be asked for. */
function narrowing(by: TurnoverGrouping, row: Row): Readonly<Record<string, string>> | undefined {
  const one = (key: string, filter: string) =>
    row[key] === null || row[key] === undefined || row[key] === ''
      ? undefined
      : { [filter]: String(row[key]) }
  switch (by) {
    case 'hsn':
    case 'table12':
      return row['hsn'] ? { hsnCodes: String(row['hsn']), taxRates: String(row['taxRate']) } : undefined
    case 'party':
      return one('partyId', 'partyIds')
    case 'item':
      return one('itemId', 'itemIds')
    case 'salesPerson':
      return one('salesPerson', 'salesPeople')
    case 'rate':
      return { taxCategories: String(row['taxCategory']), taxRates: String(row['taxRate']) }
    default:
      return undefined
  }
}

/** The days of the address; empty where there is no period. */
const daysAsked = (search: Search) =>
  daysOf({ period: asOne(search['period']), from: asOne(search['from']), to: asOne(search['to']) })

/** Which GSTIN, divided by what, and compared with when. */
function Choices() {
  const t = useT()
  const nav = useNav()
  const splitBy = asOne(nav.search['splitBy'])
  const compareTo = asOne(nav.search['compareTo'])
  const { from, to } = daysAsked(nav.search)
  return (
    <div className={css.choices}>
      <GstinChoice />
      <NativeSelect
        aria-label={t('turnover.splitBy')}
        value={splitBy}
        data={[
          { value: '', label: t('turnover.noSplit') },
          { value: 'month', label: t('turnover.byMonth') },
          { value: 'entity', label: t('turnover.byEntity') },
        ]}
        onChange={(event) => nav.setSearch({ splitBy: event.currentTarget.value || undefined })}
      />
      <NativeSelect
        aria-label={t('turnover.compareTo')}
        value={compareTo}
        data={[
          { value: '', label: t('turnover.noCompare') },
          { value: 'before', label: t('turnover.before') },
          { value: 'yearBefore', label: t('turnover.yearBefore') },
        ]}
        onChange={(event) => nav.setSearch({ compareTo: event.currentTarget.value || undefined })}
      />
      {compareTo !== '' && !(from && to) && (
        <span className="muted" role="status">
          {t('turnover.comparePeriod')}
        </span>
      )}
    </div>
  )
}

const names: Partial<Record<TurnoverGrouping, string>> = {
  hsn: 'hsn',
  table12: 'hsn',
  party: 'partyName',
  item: 'itemName',
  salesPerson: 'salesPerson',
}

/** The largest of the period and GSTIN as bars, each leading to what it is made of. */
function Largest({ name }: { name: TurnoverReportName }) {
  const t = useT()
  const nav = useNav()
  const { from, to } = daysAsked(nav.search)
  const { by } = turnoverReports[name]
  const all = useGstinIds()
  const asked = [nav.search['entityIds'] ?? []].flat().map(globalThis.Number)
  const { data } = useCall(
    `${name}.search` as 'salesByHsn.search',
    {
      entityIds: asked.length > 0 ? asked : [...(all ?? [])],
      ...(from ? { fromDocumentDate: from } : {}),
      ...(to ? { toDocumentDate: to } : {}),
      size: 5,
      sort: 'taxableValue DESC',
    },
    { enabled: (all?.length ?? 0) > 0, quiet: true, keepPrevious: true },
  )
  const rows = ((data?.records ?? []) as unknown as readonly Row[]).filter((row) => row[names[by]!])
  if (rows.length < 2) return null
  const most = Math.max(...rows.map(({ taxableValue }) => Math.abs(globalThis.Number(taxableValue))), 1)
  return (
    <nav className={css.largest} aria-label={t('turnover.largest')}>
      {rows.map((row) => (
        <To key={row.id} to={partsOf(name, row, nav.search) ?? reportKinds[name].path}>
          <bdi>{String(row[names[by]!])}</bdi>
          <Amount value={row.taxableValue} />
          <i style={{ inlineSize: `${(Math.abs(globalThis.Number(row.taxableValue)) / most) * 100}%` }} />
        </To>
      ))}
    </nav>
  )
}
