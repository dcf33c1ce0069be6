import { lazy, Suspense, type ComponentType } from 'react'

/** An input whose code is loaded when it is shown for the first time: most screens only read fields of its type. Its place is kept meanwhile. */
export function lazyInput<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const Loaded = lazy(async () => ({ default: await load() })) as unknown as ComponentType<P>
  return function LazyInput(props: P) {
    return (
      <Suspense fallback={<span className="form-wait" aria-busy="true" />}>
        <Loaded {...props} />
      </Suspense>
    )
  }
}
