import { useEffect, useState } from 'react'
import { call } from '../../app/api/call.ts'
import { usePreferences } from '../../theme/preferences.ts'

type GuideTexts = Readonly<Record<string, string>>
const loaded = new Map<string, GuideTexts>()

/** The texts of all guides in the running language; undefined until they are here. */
export function useGuides(): GuideTexts | undefined {
  const culture = usePreferences((preferences) => preferences.culture)
  const [, setArrived] = useState('')
  useEffect(() => {
    if (loaded.has(culture)) return
    void call('master.preResources', { scope: 'guides' }).then(
      ({ texts }) => {
        loaded.set(culture, texts)
        setArrived(culture)
      },
      () => undefined,
    )
  }, [culture])
  return loaded.get(culture)
}
