import path from 'node:path'

/** Part of what the bundler knows of a module. */
interface ModuleFacts {
  readonly importedIds: readonly string[]
  readonly code: string | null
}
interface Graph {
  getModuleInfo(id: string): ModuleFacts | null
}

/**
 * Files that the browser loads, by what needs them together: a first screen asks for a handful of large files instead
 * of sixty small ones. A module is in the first of them whose roots reach it; modules that none reaches are left to
 * the bundler. No file holds code that the screens asking for it do not use, so the sum of bytes stays as small.
 */
const files: readonly {
  readonly name: string
  readonly roots: readonly string[]
  /** Only what one of these reaches as well. */
  readonly and?: readonly string[]
}[] = [
  // The entry: what decides which half of the product comes, and asks for the session meanwhile.
  { name: 'index', roots: ['main.tsx'] },
  {
    name: 'base',
    roots: ['prelogin/PreLogin.tsx', 'features/auth/Login.tsx', 'features/registration/Registration.tsx'],
    and: ['app/App.tsx', 'features/documents/DocumentList.tsx'],
  },
  {
    name: 'sign-in',
    roots: ['prelogin/PreLogin.tsx', 'features/auth/Login.tsx', 'app/layouts/PublicLayout.tsx'],
  },
  // Lists are what most screens are, and where most work begins.
  { name: 'app', roots: ['app/App.tsx', 'features/documents/DocumentList.tsx', 'app/values.tsx'] },
  { name: 'menu', roots: ['ui/menu-kit.ts'] },
  { name: 'dialogs', roots: ['ui/modal-kit.ts', 'app/shell/CommandList.tsx'] },
  {
    name: 'records',
    roots: [
      'features/parties/PartyList.tsx',
      'features/items/ItemList.tsx',
      'features/payments/PaymentList.tsx',
    ],
    and: ['app/screens/FormScreen.tsx', 'app/screens/ViewScreen.tsx', 'app/screens/MasterScreen.tsx'],
  },
  {
    name: 'form',
    roots: [
      'app/screens/FormScreen.tsx',
      'app/own-fields/OwnInputs.tsx',
      'ui/MoneyInput.tsx',
      'app/pickers/RecordPicker.tsx',
    ],
  },
  {
    name: 'schemas',
    roots: ['../../contracts/src/document-calls.ts', '../../contracts/src/custom-fields.ts'],
  },
  { name: 'view', roots: ['app/screens/ViewScreen.tsx', 'app/screens/MasterScreen.tsx'] },
  {
    name: 'portals',
    roots: ['app/einvoice/EInvoicePanel.tsx', 'app/eway/EWayBillPanel.tsx', 'app/eway/BillDialogs.tsx'],
  },
]

/** `name` of a group of the bundler: the file that a module belongs in, null where it decides itself. */
export function fileOf(source: string): (id: string, graph: Graph) => string | null {
  let reached: { readonly name: string; readonly ids: ReadonlySet<string> }[] | undefined
  return (id, graph) => {
    if (id.endsWith('rolldown/runtime.js')) return 'index'
    const from = (roots: readonly string[]) =>
      reachedFrom(
        roots.map((root) => path.join(source, root)),
        graph,
      )
    reached ??= files.map(({ name, roots, and }) => ({
      name,
      ids: and ? both(from(roots), from(and)) : from(roots),
    }))
    return reached.find(({ ids }) => ids.has(id))?.name ?? null
  }
}

const both = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  new Set([...one].filter((id) => other.has(id)))

/** Everything a module imports at once, and what that imports: what is imported later on has files of its own. */
function reachedFrom(roots: readonly string[], graph: Graph): ReadonlySet<string> {
  const found = new Set<string>()
  const open = [...roots]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue
    found.add(id)
    open.push(...importsOf(id, graph))
  }
  return found
}

/** Packages whose index names every part they have: who imports one part of them has not imported all. */
const indexes: readonly (readonly [name: string, index: RegExp])[] = [
  ['@mantine/core', /@mantine\/core\/esm\/index\.mjs$/],
  ['@mantine/hooks', /@mantine\/hooks\/esm\/index\.mjs$/],
  ['@tabler/icons-react', /icons-react\/dist\/esm\/tabler-icons-react\.mjs$/],
]

function importsOf(id: string, graph: Graph): string[] {
  const facts = graph.getModuleInfo(id)
  return (facts?.importedIds ?? []).flatMap((imported) => {
    const known = indexes.find(([, index]) => index.test(imported))
    if (!known) return [imported]
    const places = placesIn(imported, graph)
    return namesFrom(facts?.code ?? '', known[0]).flatMap((name) => places.get(name) ?? [])
  })
}

/** The modules behind the names of an index, by name. */
const placesOf = new Map<string, ReadonlyMap<string, string>>()
function placesIn(index: string, graph: Graph): ReadonlyMap<string, string> {
  let places = placesOf.get(index)
  if (!places) {
    const lines = (graph.getModuleInfo(index)?.code ?? '').matchAll(
      /(?:import|export)\s*\{([^}]*)\}\s*from\s*["']([^"']+)["']/g,
    )
    places = new Map(
      [...lines].flatMap(([, names = '', file = '']) =>
        names.split(',').map((part) => {
          const name = part
            .trim()
            .split(/\s+as\s+/)
            .at(-1)!
          return [name, path.join(path.dirname(index), file)] as const
        }),
      ),
    )
    placesOf.set(index, places)
  }
  return places
}

function namesFrom(code: string, packageName: string): string[] {
  const lines = code.matchAll(/import\s*\{([^}]*)\}\s*from\s*["']([^"']+)["']/g)
  return [...lines]
    .filter(([, , from]) => from === packageName)
    .flatMap(([, names = '']) => names.split(',').map((part) => part.trim().split(/\s+as\s+/)[0]!))
}
