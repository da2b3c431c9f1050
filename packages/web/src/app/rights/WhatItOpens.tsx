import type { RightCode } from '@bahi/contracts/rights.ts'
import { useCall } from '../api/use-call.ts'
import { useT } from '../texts.ts'
import { rightWords, screensOf } from './right-words.ts'
import css from './RightMatrix.module.css'

/** Screens and calls behind the right that one is on. */
export function WhatItOpens({ code }: { code: RightCode | undefined }) {
  const t = useT()
  const catalogue = useCall('role.rights', undefined, { staleMs: Infinity, quiet: true })
  const calls = catalogue.data?.find(({ rightId }) => rightId === code)?.calls ?? []
  const screens = code ? screensOf(code).map((title) => t(title)) : []
  const isIdle = code !== undefined && catalogue.data && calls.length === 0 && screens.length === 0
  return (
    <div className={css.opens}>
      {!code && <span className="muted">{`${t('role.opensHint')} ${t('role.matrixKeys')}`}</span>}
      {code && (
        <strong>
          {rightWords(t, code)} <span className="figure muted">{code}</span>
        </strong>
      )}
      {isIdle && <span className="muted">{t('role.opensLater')}</span>}
      {screens.length > 0 && (
        <span>
          {t('role.opensScreens')}: {screens.join(', ')}
        </span>
      )}
      {calls.length > 0 && (
        <span className={css.calls} dir="ltr">
          {calls.map((address) => address.split(' ')[1]).join(', ')}
        </span>
      )}
    </div>
  )
}
