/** Names in the browser's storage; source: specification part 1, section 3 (browser storage). */
export const keys = {
  auth: 'auth',
  sideMenu: 'sideMenuState',
  documentEdit: 'documentEditState',
  maintenance: 'isUnderMaintenance',
  cultureName: 'cultureName',
  entityId: 'entityId',
  rights: 'rights',
  remainingDays: 'minRemainDaysForTrial',
  isTrial: 'is_trial',
  entity: 'entityObj',
  recent: 'recent',
  lutAnswers: 'lutAnswers',
  lastEntity: 'lastInvoiceEntity',
  foldedMenus: 'foldedMenus',
  counter: 'counterChoices',
} as const
type Key = (typeof keys)[keyof typeof keys]

export function readStored<T>(key: Key): T | undefined {
  try {
    const text = localStorage.getItem(key)
    return text === null ? undefined : (JSON.parse(text) as T)
  } catch {
    return undefined
  }
}

export function store(key: Key, value: unknown): void {
  try {
    if (value === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // A full or forbidden storage costs comfort, never work: everything also lives in memory.
  }
}

/** Signing in, or opening a public page without a session, clears local storage and session data. */
export function clearStorage(): void {
  try {
    localStorage.clear()
    sessionStorage.clear()
  } catch {
    // Nothing to clear where storage is forbidden.
  }
}
