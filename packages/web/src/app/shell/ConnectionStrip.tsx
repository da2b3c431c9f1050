import { IconCloudOff } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useConnection } from '../api/connection.ts'
import { useT } from '../texts.ts'
import css from './ConnectionStrip.module.css'

/**
 * Above every screen while there is no connection: that nothing is lost, and what waits for it. Part of the first
 * code: offline it could not be fetched.
 */
export function ConnectionStrip() {
  const t = useT()
  const state = useConnection((connection) => connection.state)
  const wasAway = useRef(false)
  useEffect(() => {
    if (state === 'up') return undefined
    wasAway.current = true
    document.documentElement.dataset['connection'] = state
    return () => {
      delete document.documentElement.dataset['connection']
    }
  }, [state])
  return (
    // Always there, so that what appears in it is read out.
    <div role="status" className={`${state === 'up' ? 'sr-only' : css.strip} no-print`}>
      {state === 'up' ? (
        wasAway.current && t('offline.back')
      ) : (
        <>
          <IconCloudOff size={18} stroke={1.5} aria-hidden />
          <span>{t(state === 'offline' ? 'offline.strip' : 'offline.unreached')}</span>
        </>
      )}
    </div>
  )
}
