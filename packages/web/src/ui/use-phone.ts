import { useSyncExternalStore } from 'react'

const narrow = () => window.matchMedia('(max-width: 600px)')
const follow = (changed: () => void) => {
  const media = narrow()
  media.addEventListener('change', changed)
  return () => media.removeEventListener('change', changed)
}

/** True under 600 px, where tables become cards. */
export function usePhone(): boolean {
  return useSyncExternalStore(follow, () => narrow().matches)
}
