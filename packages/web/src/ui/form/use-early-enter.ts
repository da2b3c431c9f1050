import { useEffect, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { useSettling } from '../settling.ts'
import { ranked } from './ranked.ts'

interface Option {
  readonly value: string
  readonly label: string
}

/**
 * Enter takes what was typed: the first option that matches it, as soon as the list is here; keys and saves wait for
 * it. The kit itself takes what it has already drawn, which may still be the first option of the list before. Who went
 * through the list by arrow keys gets what is marked there.
 */
export function useEarlyEnter(options: readonly Option[], shown: string, choose: (value: string) => void) {
  const [meant, setMeant] = useState('')
  const isMarked = useRef(false)
  const isTaking = useRef(false)
  useSettling(meant !== '')
  useEffect(() => {
    if (meant === '' || options.length === 0) return
    const [found] = ranked(options, meant)
    setMeant('')
    if (found) choose(found.value)
  }, [meant, options, choose])
  return {
    /** True while what was typed is taken, and what the kit takes is not. */
    isTaking: () => isTaking.current,
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      if (event.key !== 'Enter') {
        isMarked.current = event.key === 'ArrowDown' || event.key === 'ArrowUp'
        return
      }
      const typed = event.currentTarget.value.trim()
      if (typed === '' || isMarked.current) return
      if (typed !== shown) event.preventDefault()
      isTaking.current = true
      window.setTimeout(() => {
        isTaking.current = false
        // What is chosen already stays.
        if (typed !== shown) setMeant(typed.toLowerCase())
      }, 0)
    },
  }
}
