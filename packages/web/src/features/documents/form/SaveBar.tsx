import { Button } from '@mantine/core'
import { Menu } from '../../../ui/menu-kit.ts'
import { IconDotsVertical } from '@tabler/icons-react'
import { useSaveLabel } from '../../../app/saving/use-save-label.ts'
import { useT } from '../../../app/texts.ts'
import { usePhone } from '../../../ui/use-phone.ts'
import { Amount } from '../../../ui/values.tsx'
import { payableOf } from './invoice-store.ts'
import type { InvoiceStore } from './invoice-store.ts'
import { useIrnLabel } from './use-irn-label.ts'
import type { SaveWay } from './use-save-invoice.ts'
import css from './SaveBar.module.css'

interface Props {
  readonly store: InvoiceStore
  readonly isSaving: boolean
  /** It is saved when the connection is back: nothing else is saved meanwhile. */
  readonly waits: boolean
  /** An issued invoice is no draft again. */
  readonly mayDraft: boolean
  /** It waits for approval first: not printed, not registered. */
  readonly needsApproval: boolean
  readonly onSave: (way: SaveWay) => void
}

/** Always at hand at the foot: the ways to save with their keys; on a phone what it comes to and the main way. */
export function SaveBar(props: Props) {
  return usePhone() ? <PhoneBar {...props} /> : <WideBar {...props} />
}

function WideBar({ store, isSaving, waits, mayDraft, needsApproval, onSave }: Props) {
  const t = useT()
  const irnLabel = useIrnLabel(store)
  const saveLabel = useSaveLabel(t(needsApproval ? 'invoice.submit' : 'invoice.save'))
  const isBusy = isSaving || waits
  return (
    <footer className={css.bar}>
      <Summary store={store} />
      {mayDraft && (
        <Button variant="default" disabled={isBusy} onClick={() => onSave('draft')}>
          {t('invoice.saveDraft')}
        </Button>
      )}
      <Button variant="default" disabled={isBusy} onClick={() => onSave('new')}>
        {t(needsApproval ? 'invoice.submitNew' : 'invoice.saveNew')} <kbd>Ctrl+↵</kbd>
      </Button>
      {!needsApproval && (
        <Button variant="default" disabled={isBusy} onClick={() => onSave('print')}>
          {t('invoice.savePrint')}
        </Button>
      )}
      {!needsApproval && irnLabel && (
        <Button variant="default" disabled={isBusy} onClick={() => onSave('irn')}>
          {t(irnLabel)}
        </Button>
      )}
      <Button variant="filled" loading={isSaving} disabled={waits} onClick={() => onSave('view')}>
        {saveLabel} <kbd>Ctrl+S</kbd>
      </Button>
    </footer>
  )
}

/** What it comes to, always in sight: how many lines, taxable value, each head of tax, total. */
function Summary({ store }: Pick<Props, 'store'>) {
  const t = useT()
  const lines = store((state) => state.figures.size)
  const totals = store((state) => state.totals)
  const wrong = store((state) => state.problems.size)
  const taxes = (['igst', 'cgst', 'sgst', 'cess'] as const).filter((head) => Number(totals[head]) !== 0)
  const collected = store((state) => state.collected)
  const owed = useOwed(store)
  return (
    <p className={css.summary}>
      <span>{t('invoice.linesCount', { count: lines })}</span>
      <span>
        {t('invoice.taxable')} <Amount value={totals.taxableValue} />
      </span>
      {taxes.map((head) => (
        <span key={head}>
          {t(`invoice.${head}`)} <Amount value={totals[head]} />
        </span>
      ))}
      {Number(collected) !== 0 && (
        <span>
          {t('tcs.tax')} <Amount value={collected} />
        </span>
      )}
      <strong>
        {owed.label} <Amount value={owed.amount} sign />
      </strong>
      {wrong > 0 && <span className={css.wrong}>{t('invoice.problemCount', { count: wrong })}</span>}
    </p>
  )
}

/** What the customer owes of it, or gets back: the total, with the tax collected at source where there is some. */
function useOwed(store: InvoiceStore): { readonly label: string; readonly amount: string } {
  const t = useT()
  const amount = store(payableOf)
  const hasCollected = store(({ collected }) => Number(collected) !== 0)
  const isCredit = store(({ header }) => header.noteType === 'Credit')
  return { label: t(!hasCollected ? 'invoice.total' : isCredit ? 'tcs.credited' : 'tcs.payable'), amount }
}

function PhoneBar({ store, isSaving, waits, mayDraft, needsApproval, onSave }: Props) {
  const t = useT()
  const owed = useOwed(store)
  const irnLabel = useIrnLabel(store)
  const saveLabel = useSaveLabel(t(needsApproval ? 'invoice.submit' : 'invoice.save'))
  const isBusy = isSaving || waits
  return (
    <footer className={css.bar}>
      <button
        type="button"
        className={css.total}
        onClick={() => document.getElementById('invoice-totals')?.scrollIntoView({ block: 'center' })}
      >
        <span>{owed.label}</span>
        <strong>
          <Amount value={owed.amount} sign />
        </strong>
      </button>
      <Menu position="top-end">
        <Menu.Target>
          <Button variant="default" disabled={isBusy} aria-label={t('view.more')}>
            <IconDotsVertical size={18} stroke={1.5} />
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {mayDraft && <Menu.Item onClick={() => onSave('draft')}>{t('invoice.saveDraft')}</Menu.Item>}
          <Menu.Item onClick={() => onSave('new')}>
            {t(needsApproval ? 'invoice.submitNew' : 'invoice.saveNew')}
          </Menu.Item>
          {!needsApproval && <Menu.Item onClick={() => onSave('print')}>{t('invoice.savePrint')}</Menu.Item>}
          {!needsApproval && irnLabel && <Menu.Item onClick={() => onSave('irn')}>{t(irnLabel)}</Menu.Item>}
        </Menu.Dropdown>
      </Menu>
      <Button variant="filled" loading={isSaving} disabled={waits} onClick={() => onSave('view')}>
        {saveLabel}
      </Button>
    </footer>
  )
}
