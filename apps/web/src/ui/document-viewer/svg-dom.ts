import { isSafeAttribute, isSafeTag, type SvgNode } from '@wenwu/ofd/svg'

const namespace = 'http://www.w3.org/2000/svg'

/**
 * Builds a drawn page as elements. Nothing is parsed: each element and attribute is made by name, and only those that the reader's own
 * list has; the worker that a file was read in is not trusted to have kept to it.
 */
export function buildSvg(root: SvgNode): SVGSVGElement {
  const svg = document.createElementNS(namespace, 'svg')
  fill(svg, root)
  svg.removeAttribute('width')
  svg.removeAttribute('height')
  svg.setAttribute('aria-hidden', 'true')
  return svg
}

function fill(element: SVGElement, node: SvgNode): void {
  for (const [name, value] of Object.entries(node.attributes))
    if (name !== 'xmlns' && isSafeAttribute(name, value)) element.setAttribute(name, value)
  for (const child of node.children) {
    if (typeof child === 'string') element.append(child)
    else if (isSafeTag(child.tag)) {
      const made = document.createElementNS(namespace, child.tag)
      fill(made, child)
      element.append(made)
    }
  }
}
