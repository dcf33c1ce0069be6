/** For tests: a storage as browsers have it, over values that the test may look into. Its keys are its own properties. */
export function memoryStorage(values: Map<string, string> = new Map(), { isFull = false } = {}): Storage {
  const methods = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (isFull) throw new DOMException('no room', 'QuotaExceededError')
      values.set(key, value)
    },
    removeItem: (key: string) => void values.delete(key),
    clear: () => values.clear(),
  }
  return new Proxy(methods as unknown as Storage, {
    ownKeys: () => [...values.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  })
}
