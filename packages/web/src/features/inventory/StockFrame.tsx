import { NativeSelect } from '@mantine/core'
import type { ReactNode } from 'react'
import { To } from '../../app/nav.tsx'
import { EmptyState } from '../../app/screens/EmptyState.tsx'
import { useRights } from '../../app/session/rights.ts'
import { ScreenSkeleton } from '../../app/shell/ScreenSkeleton.tsx'
import { useT } from '../../app/texts.ts'
import type { useStockPlaces } from './use-places.ts'
import css from './inventory.module.css'

interface Props {
  readonly title: string
  readonly text?: string
  readonly stock: ReturnType<typeof useStockPlaces>
  readonly lines?: readonly string[]
  readonly children: ReactNode
}

/** The frame of a screen about stock: its title, the GSTIN where there are several, and the way there where stock is not kept. */
export function StockFrame({ title, text, stock, lines = [], children }: Props) {
  const t = useT()
  const rights = useRights()
  if (!stock.isKnown) return <ScreenSkeleton />
  return (
    <div className={css.screen}>
      <div className={css.head}>
        <h1>{title}</h1>
        {stock.gstins.length > 1 && (
          <NativeSelect
            aria-label={t('field.gstin')}
            value={String(stock.entityId)}
            data={stock.gstins.map(({ entityId, name }) => ({ value: String(entityId), label: name }))}
            onChange={(event) => stock.choose(Number(event.currentTarget.value))}
          />
        )}
      </div>
      {stock.entityId === undefined ? (
        <>
          <EmptyState text={t('stock.notKept')} />
          {rights.may('INV_ENB', 'STG_INV') && (
            <p>
              <To to="enable-stock-inventory">{t('stock.switchOn')}</To>
            </p>
          )}
        </>
      ) : (
        <>
          {text && <p className="muted">{text}</p>}
          {lines.length > 0 && (
            <ul className={css.faults} role="alert">
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          )}
          {children}
        </>
      )}
    </div>
  )
}
