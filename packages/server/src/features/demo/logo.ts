/** A ledger page on a blue ground, 96 by 96, as a data address. */
export const demoLogo =
  'data:image/png;base64,' +
  'iVBORw0KGgoAAAANSUhEUgAAAGAAAABgCAIAAABt+uBvAAABBklEQVR42u3duw3DMAwFQO7jKVKkyYZeLOs4nauEsv' +
  'yVoxNYG/BVFAXwxbTqDK/xdrXuT+OPRXbxit5caqWic52iUXROU2QKOrlR0MmNgk5uBGgxEJevRkEnNwIEaDsQi8QI' +
  'ECBAgC4FOu7r7+djrvsaAQIECBAgQIAAAQLUItB04gEECBAgQIAA6YMAAQIECBAgQIAAAQJkouiyCggQIECAAOmDNI' +
  'qAAAECBAgQIECAAJkotrPJCBAgQIAAAQKkDwIECBAgQIDaA7LcJCnbXwABAtQAEKPkIg0I0C5AjH4NqqxLLozxANUA' +
  'MRryle2MxEbU6QgeKT+uiK7ZEF0j/KgCqNv4rA+2ofQqNP0HaAAAAABJRU5ErkJggg=='
