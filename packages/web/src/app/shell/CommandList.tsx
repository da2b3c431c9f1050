import {
  IconArrowRight,
  IconFileInvoice,
  IconPackage,
  IconPlus,
  IconSearch,
  IconUser,
} from '@tabler/icons-react'
import { isPathOfProduct } from '@bahi/contracts/portal-variant.ts'
import { useEffect, useId, useMemo, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { companyRoutes } from '../../routes.ts'
import { useLater } from '../../ui/use-later.ts'
import { useCall } from '../api/use-call.ts'
import { useNav } from '../nav.tsx'
import { useRights } from '../session/rights.ts'
import { useSession } from '../session/session.ts'
import { useT } from '../texts.ts'
import css from './CommandBar.module.css'

interface Hit {
  readonly key: string
  readonly kind: 'screen' | 'create' | 'party' | 'item' | 'invoice'
  readonly name: string
  readonly note: string
  readonly to: string
}

const icons = {
  screen: IconArrowRight,
  create: IconPlus,
  party: IconUser,
  item: IconPackage,
  invoice: IconFileInvoice,
}

/** What the bar finds, and the keys through it. */
export function CommandList({ onClose }: { onClose: () => void }) {
  const t = useT()
  const nav = useNav()
  const listId = useId()
  const [text, setText] = useState('')
  const [current, setCurrent] = useState(0)
  const hits = useHits(text)
  useEffect(() => setCurrent(0), [text])
  const open = (hit: Hit | undefined) => {
    if (!hit) return
    onClose()
    nav.go(hit.to)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step) {
      event.preventDefault()
      setCurrent((current + step + hits.length) % Math.max(hits.length, 1))
    }
    if (event.key === 'Enter') {
      event.preventDefault()
      open(hits[current])
    }
  }
  return (
    <div className={css.bar}>
      <label className={css.box}>
        <IconSearch size={18} stroke={1.5} aria-hidden />
        <input
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
          placeholder={t('quick.everythingHint')}
          aria-label={t('quick.everything')}
          role="combobox"
          aria-expanded="true"
          aria-controls={listId}
          aria-activedescendant={hits[current] ? `${listId}-${current}` : undefined}
          autoFocus
        />
      </label>
      <div role="listbox" id={listId} className={css.list} aria-label={t('quick.everything')}>
        {hits.map((hit, index) => {
          const Icon = icons[hit.kind]
          return (
            <div
              key={hit.key}
              id={`${listId}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === current}
              className={css.hit}
              onMouseMove={() => setCurrent(index)}
              onClick={() => open(hit)}
              onKeyDown={onKeyDown}
            >
              <Icon size={18} stroke={1.5} data-mirror={hit.kind === 'screen' || undefined} aria-hidden />
              <span>{hit.name}</span>
              <span className="meta">{hit.note}</span>
            </div>
          )
        })}
        {hits.length === 0 && <p className={`muted ${css.none}`}>{t('quick.nothing', { text })}</p>}
      </div>
    </div>
  )
}

function useHits(text: string): readonly Hit[] {
  const t = useT()
  const rights = useRights()
  const isPortal = useSession(({ login }) => login?.disableFeaturesForEInvoicingPortal ?? false)
  const wanted = useLater(text.trim(), 120)
  const asks = wanted.length >= 2
  const options = { quiet: true, keepPrevious: true, staleMs: 10_000 }
  const parties = useCall(
    'party.pick',
    { text: wanted },
    { ...options, enabled: asks && rights.may('PTY_SH_VW') },
  )
  const items = useCall(
    'item.pick',
    { text: wanted },
    { ...options, enabled: asks && rights.may('ITM_SH_VW') },
  )
  const invoices = useCall(
    'salesInvoice.search',
    { keyword: wanted, size: 5 },
    { ...options, enabled: asks && rights.may('SIN_SH_VW') },
  )
  return useMemo(() => {
    const words = text.trim().toLowerCase()
    const screens: Hit[] = companyRoutes
      .filter(({ path, rights: needed }) => !path.includes('$') && (!needed || rights.may(...needed)))
      .filter(({ path, rights: needed }) => !isPortal || !isPathOfProduct(path, needed))
      .map(({ path, title }) => ({
        key: path,
        kind: path.startsWith('create-') ? ('create' as const) : ('screen' as const),
        name: t(title),
        note: '',
        to: path,
      }))
      .filter(({ name }) => name.toLowerCase().includes(words))
      // The name itself before a name that begins so, and that before one that only holds it.
      .sort((a, b) => nearness(b.name, words) - nearness(a.name, words))
    if (!asks) return screens.slice(0, 12)
    return [
      ...screens.slice(0, 6),
      ...(parties.data ?? []).slice(0, 5).map((party): Hit => ({
        key: `party ${party.id}`,
        kind: 'party',
        name: party.name,
        note: party.gstin ?? party.code,
        to: `view-party/${party.id}`,
      })),
      ...(items.data ?? []).slice(0, 5).map((item): Hit => ({
        key: `item ${item.id}`,
        kind: 'item',
        name: item.name,
        note: item.hsn ?? item.code,
        to: `view-item/${item.id}`,
      })),
      ...(invoices.data?.records ?? []).map((invoice): Hit => ({
        key: `invoice ${invoice.id}`,
        kind: 'invoice',
        name: invoice.number ?? t.status(invoice.status),
        note: invoice.partyName ?? '',
        to: `view-sales-invoice/${invoice.id}`,
      })),
    ]
  }, [text, asks, parties.data, items.data, invoices.data, t, rights, isPortal])
}

function nearness(name: string, words: string): number {
  const lower = name.toLowerCase()
  return lower === words ? 2 : lower.startsWith(words) ? 1 : 0
}
