import { useBlocker } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { confirm } from '../../ui/confirm.tsx'
import { markUnsaved } from '../session/ended.ts'
import { translate } from '../texts.ts'

/** Asks before typed work is left behind; returns a function that lets the next navigation pass. */
export function useUnsavedGuard(owner: object, isDirty: boolean): () => void {
  const released = useRef(false)
  useEffect(() => {
    if (isDirty) released.current = false
    markUnsaved(owner, isDirty)
    return () => markUnsaved(owner, false)
  }, [owner, isDirty])
  useBlocker({
    disabled: !isDirty,
    enableBeforeUnload: () => isDirty && !released.current,
    shouldBlockFn: async ({ current, next }) => {
      if (released.current || current.pathname === next.pathname) return false
      const t = translate()
      return !(await confirm({
        title: t('form.leaveTitle'),
        text: t('form.leaveText'),
        confirm: t('form.leave'),
        cancel: t('form.stay'),
      }))
    },
  })
  return () => {
    released.current = true
  }
}
