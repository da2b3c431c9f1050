import { DirectionProvider, MantineProvider } from '@mantine/core'
import { useEffect, useMemo } from 'react'
import type { ReactNode } from 'react'
import { applyPreferences, direction, isDark, usePreferences } from './preferences.ts'
import { themeWith, useCloseLabel } from './theme.ts'

/** Colours, direction and kit for either entry. Variables come from CSS files, so no style element is written. */
export function Provider({ children }: { children: ReactNode }) {
  const { scheme, culture } = usePreferences()
  const { label } = useCloseLabel()
  const theme = useMemo(() => themeWith(label), [label])
  useEffect(() => {
    const system = window.matchMedia('(prefers-color-scheme: dark)')
    system.addEventListener('change', applyPreferences)
    return () => system.removeEventListener('change', applyPreferences)
  }, [])
  return (
    <DirectionProvider key={direction(culture)} initialDirection={direction(culture)} detectDirection={false}>
      <MantineProvider
        theme={theme}
        forceColorScheme={isDark(scheme) ? 'dark' : 'light'}
        withCssVariables={false}
        withGlobalClasses={false}
      >
        {children}
      </MantineProvider>
    </DirectionProvider>
  )
}
