import { useEffect, useRef, useState, type ReactNode } from 'react'

interface WhenNearProps {
  /** Draws the content wherever it is. */
  isForced?: boolean
  /** Room kept for the content until it is drawn, in px. */
  height: number
  children: ReactNode
}

/** Draws its content when it comes near the part of the page that is in sight; from then on it stays. */
export function WhenNear({ isForced = false, height, children }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const element = place.current
    if (isNear || element === null) return
    // a margin counts for the box that scrolls, not for what lies around it
    const settings = { root: element.closest('#content'), rootMargin: '300px 0px' }
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && setNear(true), settings)
    observer.observe(element)
    return () => observer.disconnect()
  }, [isNear])
  return isNear || isForced ? children : <div ref={place} style={{ minHeight: height }} />
}
