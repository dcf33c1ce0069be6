import { expect, test } from 'vitest'
import { element, isSafeAttribute, isSafeTag, svgText } from './svg.ts'

test('only drawing elements and attributes that neither run nor load anything', () => {
  expect(['script', 'foreignObject', 'a', 'use', 'style', 'iframe', 'animate'].filter(isSafeTag)).toEqual([])
  expect(isSafeTag('path')).toBe(true)
  const unsafe = [
    ['onload', 'alert(1)'],
    ['style', 'x'],
    ['href', 'javascript:alert(1)'],
    ['href', 'https://example.org/x.png'],
    ['href', 'data:image/svg+xml;base64,AA=='],
    ['href', 'data:text/html;base64,AA=='],
    ['fill', 'url(https://example.org#a)'],
    ['fill', "url('#a')"],
    ['xlink:href', '#a'],
  ]
  for (const [name, value] of unsafe) expect(isSafeAttribute(name!, value!), `${name}=${value}`).toBe(false)
  expect(isSafeAttribute('fill', 'url(#p0-1)') && isSafeAttribute('href', 'data:image/png;base64,AA==')).toBe(true)
  expect(svgText(element('text', { onclick: 'x', x: '"1' }, ['<&>\u0000']))).toBe('<text x="&quot;1">&lt;&amp;&gt;</text>')
})
