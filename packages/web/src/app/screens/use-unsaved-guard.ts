import { useBlocker } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { confirm } from '../../ui/confirm.tsx'
import { isUnsaved, markUnsaved } from '../session/ended.ts'
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
    // An ended session that nobody continues with leaves without a question: it was answered in its dialog.
    enableBeforeUnload: () => !released.current && isUnsaved(owner),
    shouldBlockFn: async ({ current, next }) => {
      if (released.current || current.pathname === next.pathname) return false
      return !(await mayLeave())
    },
  })
  return () => {
    released.current = true
  }
}

/** Asks whether what was typed may be lost. */
export function mayLeave(): Promise<boolean> {
  const t = translate()
  return confirm({
    title: t('form.leaveTitle'),
    text: t('form.leaveText'),
    confirm: t('form.leave'),
    cancel: t('form.stay'),
  })
}
