import { useEffect, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { useSettling } from '../settling.ts'
import { ranked } from './ranked.ts'

interface Option {
  readonly value: string
  readonly label: string
}

/**
 * Enter pressed before the list stands takes the first that matches what was typed once it does; keys and saves wait
 * for it. The kit itself takes only what it has already drawn.
 */
export function useEarlyEnter(options: readonly Option[], shown: string, choose: (value: string) => void) {
  const [meant, setMeant] = useState('')
  const taken = useRef(0)
  useSettling(meant !== '')
  useEffect(() => {
    if (meant === '' || options.length === 0) return
    const [found] = ranked(options, meant)
    setMeant('')
    if (found) choose(found.value)
  }, [meant, options, choose])
  return {
    /** The kit has taken one by itself. */
    took: () => void taken.current++,
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      const typed = event.currentTarget.value.trim()
      if (event.key !== 'Enter' || typed === '' || typed === shown) return
      event.preventDefault()
      const before = taken.current
      window.setTimeout(() => taken.current === before && setMeant(typed.toLowerCase()), 0)
    },
  }
}
