import { Button } from '@mantine/core'
import { IconFilter, IconX } from '@tabler/icons-react'
import type { RightCode } from '@bahi/contracts/rights.ts'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { formatDecimal, groupDigits } from '../../ui/numbers.ts'
import type { ExportCall } from '../files.ts'
import type { OwnField } from '../own-fields/use-own-fields.tsx'
import { useT } from '../texts.ts'
import type { TextKey } from '../texts.ts'
import { ChoiceGroup } from './ChoiceGroup.tsx'
import { ColumnChooser } from './ColumnChooser.tsx'
import { ExportMenu } from './ExportMenu.tsx'
import type { ImportTemplate } from './ExportEntries.tsx'
import type { ChipView, Filter } from './filter-types.ts'
import css from './ListScreen.module.css'
import { PageSize } from './PageSize.tsx'
import { PeriodPicker } from './PeriodPicker.tsx'
import { SavedViews } from './SavedViews.tsx'
import { SearchBox } from './SearchBox.tsx'
import type { ColumnChoice } from './use-columns.ts'
import type { ListState } from './use-list-state.ts'
import { Drawer } from '../../ui/Modal.tsx'
import { later } from '../../ui/later.tsx'

interface Props {
  readonly filters: readonly Filter[]
  /** Fields of the business's own that the records have. */
  readonly own: readonly OwnField[]
  readonly chips: readonly ChipView[]
  readonly hasPeriod: boolean
  readonly state: ListState
  readonly columns: ColumnChoice
  /** Columns that the list can be ordered by. */
  readonly sorts: readonly { readonly by: string; readonly label: TextKey }[]
  readonly exportCall: ExportCall | undefined
  readonly exportRight: RightCode | undefined
  readonly template: ImportTemplate | undefined
  /** In place of the export menu: a report has more than sheets. */
  readonly files: ((body: ListState['body']) => ReactNode) | undefined
}

const OwnFilter = later(() => import('../own-fields/OwnFilter.tsx').then((module) => module.OwnFilter))

const FilterField = later(() => import('./FilterField.tsx').then((module) => module.FilterField))

/** Chips of states, period, search, filters, columns, export: one line where the screen is wide enough. */
export function FilterBar({
  filters,
  own,
  chips,
  hasPeriod,
  state,
  columns,
  sorts,
  exportCall,
  exportRight,
  template,
  files,
}: Props) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const offered = filters.filter(({ isHidden }) => !isHidden)
  const asked = own.filter(({ isDeleted }) => !isDeleted)
  const active = [...offered, ...asked].filter(({ key }) => state.values(key).length > 0).length
  return (
    <div className={`${css.filters} no-print`}>
      {chips.length > 0 && <Chips chips={chips} state={state} />}
      <div className={css.tools}>
        {hasPeriod && <PeriodPicker withAll value={state} onChange={state.set} />}
        <SearchBox state={state} />
        {offered.length + asked.length > 0 && (
          <Button leftSection={<IconFilter size={18} stroke={1.5} />} onClick={() => setOpen(true)}>
            {active > 0 ? t('list.filtersActive', { count: active }) : t('list.filters')}
          </Button>
        )}
        {state.isFiltered && (
          <Button variant="subtle" leftSection={<IconX size={16} stroke={1.5} />} onClick={state.clear}>
            {t('list.clearFilters')}
          </Button>
        )}
        <SavedViews state={state} views={columns.views} onChange={columns.saveViews} />
        <span className={css.wideOnly}>
          <ColumnChooser choice={columns} />
        </span>
        {files?.(state.body)}
        {(exportCall ?? template) && (
          <ExportMenu call={exportCall} right={exportRight} template={template} body={state.body} />
        )}
      </div>
      <Drawer
        opened={isOpen}
        onClose={() => setOpen(false)}
        size={340}
        title={t('list.filters')}
        closeButtonProps={{ 'aria-label': t('common.close') }}
      >
        <div className={css.drawer}>
          <Order sorts={sorts} state={state} />
          <PageSize choice={columns} className={css.narrowOnly!} />
          {offered
            .filter(({ kind }) => kind === undefined)
            .map((filter) => (
              <ChoiceGroup
                key={filter.key}
                filter={filter}
                chosen={state.values(filter.key)}
                onChange={(values) => state.set({ [filter.key]: values })}
              />
            ))}
          {offered
            .filter(({ kind }) => kind !== undefined)
            .map((filter) => (
              <FilterField
                key={filter.key}
                filter={filter}
                chosen={state.values(filter.key)}
                onChange={(values) => state.set({ [filter.key]: values })}
              />
            ))}
          {asked.map((field) => (
            <OwnFilter
              key={field.key}
              field={field}
              chosen={state.values(field.key)}
              onChange={(values) => state.set({ [field.key]: values })}
            />
          ))}
        </div>
      </Drawer>
    </div>
  )
}

/** On a phone, where no head of a column can be pressed, the order is chosen here. */
function Order({ sorts, state }: Pick<Props, 'sorts' | 'state'>) {
  const t = useT()
  const known = sorts.flatMap(({ by, label }) => [
    { value: `${by} ASC`, label: t('list.sortAscending', { name: t(label) }) },
    { value: `${by} DESC`, label: t('list.sortDescending', { name: t(label) }) },
  ])
  return (
    <label className={css.narrowOnly}>
      <strong>{t('list.sort')}</strong>
      <select
        className={css.select}
        value={state.sort}
        onChange={(event) => state.set({ sort: event.target.value, start: '0' })}
      >
        {!known.some(({ value }) => value === state.sort) && (
          <option value={state.sort}>{t('list.newestFirst')}</option>
        )}
        {state.sort !== 'id DESC' && <option value="id DESC">{t('list.newestFirst')}</option>}
        {known.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  )
}

function Chips({ chips, state }: { chips: readonly ChipView[]; state: ListState }) {
  const t = useT()
  const keys = [...new Set(chips.flatMap(({ set }) => Object.keys(set)))]
  const isOn = ({ set }: ChipView) =>
    keys.every((key) => state.values(key).join() === (set[key] === undefined ? '' : [set[key]].flat().join()))
  return (
    <div className={css.chips} role="group" aria-label={t('list.views')}>
      {chips.map((chip) => (
        <button
          key={chip.key}
          type="button"
          className={`plain ${css.chip}`}
          aria-pressed={isOn(chip)}
          title={chip.amount && `₹${formatDecimal(chip.amount, 2)}`}
          onClick={() => state.set(Object.fromEntries(keys.map((key) => [key, chip.set[key]])))}
        >
          {t(chip.label)}
          {chip.count !== undefined && <small className="figure">{groupDigits(String(chip.count))}</small>}
        </button>
      ))}
    </div>
  )
}
