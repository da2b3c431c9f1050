import { useEffect, useState } from 'react'
import { verifyTrail } from '@bahi/domain/data-file/audit.ts'
import type { DataFile } from '@bahi/domain/data-file/read.ts'
import { browserTools } from './browser-tools.ts'
import { faultText } from './faults.ts'
import { useWords } from './words.ts'
import type { Words } from './words.ts'

type State =
  | { readonly at: 'entries'; readonly percent: number }
  | { readonly at: 'trail'; readonly count: number }
  | { readonly at: 'intact'; readonly trail: number }
  | { readonly at: 'fault'; readonly error: unknown }
  | { readonly at: 'trailFault'; readonly entry: string }

/** Proves the whole file as soon as it is open, and says what came of it. */
export function Check({ file }: { readonly file: DataFile }) {
  const words = useWords()
  const [state, setState] = useState<State>({ at: 'entries', percent: 0 })
  useEffect(() => {
    let isOver = false
    const say = (next: State) => {
      if (!isOver) setState(next)
    }
    void check(file, say, () => isOver)
    return () => {
      isOver = true
    }
  }, [file])
  const isBad = state.at === 'fault' || state.at === 'trailFault'
  return (
    <div
      role={isBad ? 'alert' : 'status'}
      className={`check ${isBad ? 'bad' : state.at === 'intact' ? 'good' : ''}`}
    >
      <strong>{textOf(state, words, file)}</strong>
      {isBad && <p>{words.t('viewer.doNotTrust')}</p>}
    </div>
  )
}

async function check(file: DataFile, say: (state: State) => void, isOver: () => boolean): Promise<void> {
  try {
    const { entries } = file.manifest
    const total = entries.reduce((sum, { size }) => sum + size, 0)
    let done = 0
    let shown = 0
    for (const { path } of entries) {
      for await (const piece of file.content(path)) done += piece.length
      if (isOver()) return
      const percent = total === 0 ? 100 : Math.floor((done / total) * 100)
      if (percent === shown) continue
      shown = percent
      say({ at: 'entries', percent })
      // The page is drawn between entries.
      await new Promise((next) => setTimeout(next))
    }
    const verdict = await verifyTrail(file, browserTools, (count) => say({ at: 'trail', count }))
    say(
      verdict.fault
        ? { at: 'trailFault', entry: verdict.fault.number }
        : { at: 'intact', trail: verdict.entries },
    )
  } catch (error) {
    say({ at: 'fault', error })
  }
}

function textOf(state: State, words: Words, file: DataFile): string {
  const { t } = words
  switch (state.at) {
    case 'entries':
      return t('viewer.checking', { percent: state.percent })
    case 'trail':
      return t('viewer.checkingTrail', { count: state.count })
    case 'intact':
      return t('viewer.intact', { entries: file.manifest.entries.length, trail: state.trail })
    case 'trailFault':
      return t('viewer.fault.trail', { entry: state.entry })
    case 'fault':
      return faultText(state.error, words)
  }
}
