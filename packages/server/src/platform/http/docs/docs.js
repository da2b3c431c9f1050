const root = document.querySelector('#calls')
const token = document.querySelector('#token')
const filter = document.querySelector('#filter')

const element = (name, properties = {}, ...children) => {
  const made = Object.assign(document.createElement(name), properties)
  made.append(...children)
  return made
}

const description = await (await fetch('/api/openapi.json')).json()
const calls = Object.entries(description.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
)

function draw() {
  const asked = filter.value.toLowerCase()
  const shown = calls.filter(({ path, operation }) =>
    `${path} ${operation.operationId}`.toLowerCase().includes(asked),
  )
  const byTag = Map.groupBy(shown, ({ operation }) => operation.tags[0])
  root.replaceChildren(
    ...[...byTag].flatMap(([tag, list]) => [element('h2', { textContent: tag }), ...list.map(card)]),
  )
}

function card({ path, method, operation }) {
  const details = element(
    'details',
    {},
    element('summary', {}, `${method} `, element('code', { textContent: path })),
  )
  details.addEventListener(
    'toggle',
    () => details.open && details.children.length === 1 && fill(details, path, method, operation),
  )
  return details
}

function fill(details, path, method, operation) {
  const schema = whole(operation.requestBody?.content['application/json'].schema)
  const query = operation.parameters.filter((one) => one.in === 'query')
  const input = element('textarea', {
    value: JSON.stringify(
      schema ? example(schema) : Object.fromEntries(query.map((one) => [one.name, example(one.schema)])),
      null,
      2,
    ),
    ariaLabel: method === 'GET' ? 'Query' : 'Body',
  })
  const result = element('pre', { ariaLive: 'polite' })
  const button = element('button', { textContent: 'Send', type: 'button' })
  button.addEventListener('click', () => send(path, method, input.value, result))
  if (operation.description)
    details.append(element('p', { className: 'rights', textContent: operation.description }))
  if (schema || query.length > 0) details.append(input)
  details.append(button, result, element('pre', { textContent: JSON.stringify(schema ?? query, null, 2) }))
}

async function send(path, method, text, result) {
  const headers = {
    'culture-name': navigator.language,
    ...(token.value ? { 'auth-token': token.value } : {}),
  }
  const begun = performance.now()
  try {
    const value = text.trim() ? JSON.parse(text) : {}
    const response =
      method === 'GET'
        ? await fetch(
            `/api${path}?${new URLSearchParams(Object.entries(value).flatMap(([key, one]) => [one].flat().map((part) => [key, part])))}`,
            { headers },
          )
        : await fetch(`/api${path}`, {
            method,
            headers: { ...headers, 'content-type': 'application/json' },
            body: JSON.stringify(value),
          })
    const body = await response.text()
    const milliseconds = Math.round(performance.now() - begun)
    result.textContent = `${response.status} ${response.statusText} (${milliseconds} ms)\n${pretty(body)}`
  } catch (error) {
    result.textContent = String(error)
  }
}

function pretty(text) {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}

/** With what it names in its place; what holds itself keeps the name. */
function whole(schema, within = []) {
  if (Array.isArray(schema)) return schema.map((one) => whole(one, within))
  if (typeof schema !== 'object' || schema === null) return schema
  const name = schema.$ref?.replace('#/components/schemas/', '')
  if (name)
    return within.includes(name) ? schema : whole(description.components.schemas[name], [...within, name])
  return Object.fromEntries(Object.entries(schema).map(([key, one]) => [key, whole(one, within)]))
}

function example(schema, depth = 0) {
  if (!schema || depth > 6) return null
  if (schema.default !== undefined) return schema.default
  if (schema.enum) return schema.enum[0]
  if (schema.anyOf) return example(schema.anyOf[0], depth + 1)
  if (schema.type === 'object') {
    const wanted = schema.required ?? []
    return Object.fromEntries(
      Object.entries(schema.properties ?? {})
        .filter(([name]) => wanted.includes(name))
        .map(([name, one]) => [name, example(one, depth + 1)]),
    )
  }
  if (schema.type === 'array') return schema.minItems ? [example(schema.items, depth + 1)] : []
  return { string: '', integer: 1, number: 1, boolean: false }[schema.type] ?? null
}

filter.addEventListener('input', draw)
draw()
