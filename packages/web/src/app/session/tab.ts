/**
 * A name of this tab that no other open tab has: what two tabs type is kept apart on the device, and what a closed or
 * crashed tab has left can be distinguished from what another tab is typing now. A lock of the browser is held as long as the
 * tab lives; where the browser has none (no secure address), every other tab counts as closed.
 */
const keyOfTab = 'bahi-tab'
const lockOf = (tab: string) => `bahi-tab ${tab}`

let mine: Promise<string> | undefined
export function tabName(): Promise<string> {
  mine ??= takeName()
  return mine
}

async function takeName(): Promise<string> {
  const before = readName()
  // A duplicated tab carries the name of the first: the lock shows that it is taken.
  const name = before && (await lock(before)) ? before : crypto.getRandomValues(new Uint32Array(2)).join('-')
  if (name !== before) await lock(name)
  try {
    sessionStorage.setItem(keyOfTab, name)
  } catch {
    // Without a storage of the session a reload counts as another tab.
  }
  return name
}

function readName(): string | undefined {
  try {
    return sessionStorage.getItem(keyOfTab) ?? undefined
  } catch {
    return undefined
  }
}

const locks = () => (navigator as Partial<Navigator>).locks

function lock(tab: string): Promise<boolean> {
  const held = locks()
  if (!held) return Promise.resolve(true)
  return new Promise((done) => {
    void held.request(lockOf(tab), { ifAvailable: true }, (got) => {
      done(got !== null)
      // Held until the tab is closed.
      return got === null ? undefined : new Promise<never>(() => undefined)
    })
  })
}

/** Names of the tabs that are open now. */
export async function openTabs(): Promise<ReadonlySet<string>> {
  const found = await locks()?.query()
  return new Set((found?.held ?? []).map(({ name }) => (name ?? '').replace(/^bahi-tab /, '')))
}
