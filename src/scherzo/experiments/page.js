'use strict'
const { scores, variants } = read(JSON.parse(document.getElementById('data').textContent))
const $ = (id) => document.getElementById(id)
const shown = (number, share) => (share ? (100 * number).toFixed(1) + ' %' : number.toFixed(2))
const signed = (number, share) => (number > 0 ? '+' : '') + shown(number, share)
const span = (found, share) => `${shown(found.mean, share)} (${shown(found.low, share)} to ${shown(found.high, share)})`
const percent = (share) => (share > 0 && share < 0.01 ? (100 * share).toFixed(1) : (100 * share).toFixed(0)) + ' %'
const narrow = () => window.innerWidth < 640

// The data come as lists, which are shorter; here the numbers get their names.
function read(data) {
  const estimate = (list) => list && { mean: list[0], low: list[1], high: list[2] }
  const measure = ([value, difference], i) => {
    const [of, name, share] = data.measures[i]
    return { of, name, share, value: estimate(value), difference: estimate(difference) }
  }
  const thing = ([name, seats, per_game, lead, wins]) => ({ name, seats, per_game, lead: estimate(lead), wins })
  const choice = ([decision, text, offered, chosen, points, wins]) => {
    return { decision, text, offered, chosen, points: estimate(points), wins: estimate(wins) }
  }
  for (const variant of data.variants) {
    variant.measured = variant.measured.map((each, i) => each && measure(each, i)).filter(Boolean)
    variant.usage = variant.usage.map(([title, things]) => ({ title, things: things.map(thing) }))
    variant.choices = variant.choices.map(choice)
  }
  return data
}

function made(name, fields, words) {
  const node = document.createElementNS('http://www.w3.org/2000/svg', name)
  for (const [key, value] of Object.entries(fields)) node.setAttribute(key, value)
  if (words !== undefined) node.textContent = words
  return node
}

function fill(select, words, values = words) {
  select.replaceChildren(...words.map((each, i) => new Option(each, values[i])))
}

function cut(words, most) {
  return words.length > most ? words.slice(0, most - 1) + '…' : words
}

// Round numbers between low and high, about so many.
function ticks(low, high, count) {
  const rough = (high - low) / count
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 5, 10].map((each) => each * power).find((each) => each >= rough)
  const found = []
  for (let at = Math.ceil(low / step); at * step <= high; at++) found.push(at * step)
  return found
}

// Rows of dots with their intervals: { name, behind, mean, low, high, told, sure }.
function dots(svg, caption, rows, share, zero, label) {
  const small = narrow()
  const width = small ? 360 : 900
  const left = small ? 12 : 330
  const right = width - (small ? 12 : 40)
  const line = small ? 46 : 28
  const height = rows.length * line + 44
  svg.replaceChildren()
  svg.setAttribute('viewBox', `0 0 ${width} ${height}`)
  svg.setAttribute('role', 'img')
  svg.setAttribute('aria-label', label)
  let low = Math.min(...rows.map((row) => row.low))
  let high = Math.max(...rows.map((row) => row.high))
  if (zero) [low, high] = [Math.min(low, 0), Math.max(high, 0)]
  const room = (high - low || 1) * 0.06
  low -= room
  high += room
  const x = (number) => left + ((number - low) / (high - low)) * (right - left)
  for (const at of ticks(low, high, small ? 4 : 6)) {
    svg.append(made('line', { class: 'axis', x1: x(at), x2: x(at), y1: 4, y2: height - 30 }))
    const anchor = x(at) < left + 20 ? 'start' : x(at) > right - 20 ? 'end' : 'middle'
    const words = share ? +(100 * at).toFixed(4) + ' %' : +at.toFixed(6)
    svg.append(made('text', { class: 'soft', x: x(at), y: height - 10, 'text-anchor': anchor }, words))
  }
  if (low < 0 && high > 0) svg.append(made('line', { class: 'zero', x1: x(0), x2: x(0), y1: 4, y2: height - 30 }))
  rows.forEach((row, i) => {
    const top = 6 + i * line
    const y = top + (small ? 32 : line / 2)
    const group = made('g', row.sure ? { class: 'sure' } : {})
    group.append(made('rect', { class: 'back', x: 0, y: top, width, height: line }))
    const text = small
      ? made('text', { x: left, y: top + 16 }, cut(row.name, 44))
      : made('text', { x: left - 64, y: y + 5, 'text-anchor': 'end' }, cut(row.name, 37))
    group.append(text)
    const behind = small ? { x: right, y: top + 16 } : { x: left - 12, y: y + 5 }
    group.append(made('text', { class: 'soft', 'text-anchor': 'end', ...behind }, row.behind))
    group.append(made('line', { class: 'bar', x1: x(row.low), x2: x(row.high), y1: y, y2: y }))
    group.append(made('circle', { class: 'dot', cx: x(row.mean), cy: y, r: 4.5 }))
    for (const event of ['pointerenter', 'click']) group.addEventListener(event, () => (caption.textContent = row.told))
    svg.append(group)
  })
}

const apart = (low, high) => low > 0 || high < 0

function compare() {
  const [name, as] = [$('measure').value, $('as').value]
  const rows = []
  let share = false
  for (const variant of variants) {
    const found = variant.measured.find((each) => each.name === name)
    if (!found || !found[as]) continue
    share = found.share
    const told = `${variant.name}: ${span(found[as], share)}.`
    const sure = as === 'difference' && apart(found[as].low, found[as].high)
    rows.push({ name: variant.name, behind: '', told, sure, ...found[as] })
  }
  if (!rows.length) {
    $('compared').replaceChildren()
    $('compared').setAttribute('viewBox', '0 0 900 10')
    $('compared-told').textContent = 'There is nothing to compare with: it is measured in one variant only.'
    return
  }
  const label = `${name}, ${as}: ` + rows.map((row) => row.told).join(' ')
  dots($('compared'), $('compared-told'), rows, share, as === 'difference', label)
  $('compared-told').textContent = 'Dots are means, lines their 95 % intervals. Point at a row to read it.'
}

function draw_scores() {
  const svg = $('histogram')
  const [width, height, left] = [narrow() ? 360 : 900, 260, 44]
  const picked = variants.map((_, i) => $(`line-${i}`).checked)
  const parts = scores.counts.map((counts) => {
    const all = counts.reduce((sum, count) => sum + count, 0)
    return counts.map((count) => count / all)
  })
  const most = Math.max(...parts.flat())
  const bars = scores.counts[0].length
  const x = (bar) => left + (bar / bars) * (width - left - 12)
  const y = (part) => height - 36 - (part / most) * (height - 56)
  svg.replaceChildren()
  svg.setAttribute('viewBox', `0 0 ${width} ${height}`)
  svg.setAttribute('role', 'img')
  svg.setAttribute('aria-label', 'Share of the seats by points, a line for each variant')
  for (const part of [0, most / 2, most]) {
    svg.append(made('line', { class: 'axis', x1: left, x2: width - 12, y1: y(part), y2: y(part) }))
    svg.append(made('text', { class: 'soft', x: left - 6, y: y(part) + 4, 'text-anchor': 'end' }, percent(part)))
  }
  const every = Math.ceil(bars / (narrow() ? 4 : 8))
  for (let bar = 0; bar < bars; bar += every) {
    const points = scores.start + bar * scores.width
    svg.append(made('text', { class: 'soft', x: x(bar + 0.5), y: height - 14, 'text-anchor': 'middle' }, points))
  }
  parts.forEach((counts, i) => {
    if (!picked[i]) return
    const points = counts.map((part, bar) => `${x(bar + 0.5)},${y(part)}`).join(' ')
    svg.append(made('polyline', { class: `v${i % 6}`, points }))
  })
  for (let bar = 0; bar < bars; bar++) {
    const over = made('rect', { class: 'back', x: x(bar), y: 0, width: x(1) - x(0), height })
    const [low, high] = [scores.start + bar * scores.width, scores.start + (bar + 1) * scores.width]
    const told = variants.map((v, i) => (picked[i] ? `${v.name} ${percent(parts[i][bar])}` : '')).filter(Boolean)
    const range = scores.width === 1 ? `${low}` : `${low} to under ${high}`
    for (const event of ['pointerenter', 'click'])
      over.addEventListener(event, () => ($('histogram-told').textContent = `${range} points: ${told.join(', ')}.`))
    svg.append(over)
  }
  $('histogram-told').textContent = 'Share of the seats by points. Point at a place to read it.'
}

function things() {
  const groups = variants[$('used-variant').value].usage
  const group = groups.find((each) => each.title === $('used-group').value) ?? groups[0]
  const rows = group.things
    .filter((thing) => thing.lead)
    .map((thing) => {
      const { mean, low, high } = thing.lead
      const told =
        `${thing.name}: used by ${percent(thing.seats)} of the seats, ${thing.per_game.toFixed(2)} times a game. ` +
        `Seats that use it lead those that do not by ${span(thing.lead)} points` +
        (thing.wins ? `; they win ${percent(thing.wins[0])} of the games, the others ${percent(thing.wins[1])}.` : '.')
      return { name: thing.name, behind: percent(thing.seats), mean, low, high, told, sure: apart(low, high) }
    })
    .sort((a, b) => b.mean - a.mean)
  const left_out = group.things.filter((thing) => !thing.lead)
  const more = left_out.map((thing) => `${thing.name} (${percent(thing.seats)})`).join(', ')
  $('things').style.display = rows.length ? '' : 'none'
  if (rows.length) dots($('things'), $('things-told'), rows, false, true, `${group.title}: lead of those that use it`)
  $('things-told').textContent = more
    ? `Used by all seats or hardly any, so that nothing can be compared: ${more}.`
    : 'Point at a row to read it.'
}

function trials() {
  const variant = variants[$('tried-variant').value]
  const rows = variant.choices
    .filter((each) => each.decision === $('tried-kind').value)
    .map((each) => {
      const told = `${each.text}: ${span(each.points)} points, ${span(each.wins, true)} of the wins; offered ${each.offered} times, taken ${percent(each.chosen)} of them.`
      return { name: each.text, behind: percent(each.chosen), told, sure: apart(each.points.low, each.points.high), ...each.points }
    })
    .reverse()
  if (rows.length) dots($('trials'), $('trials-told'), rows, false, true, 'What each choice is worth in points')
  $('trials-told').textContent = 'Point at a row to read it.'
}

function tabulate() {
  const names = [...new Set(variants.flatMap((v) => v.measured.filter((m) => m.of === $('family').value).map((m) => m.name)))]
  const cell = (tag, words, scope) => {
    const node = document.createElement(tag)
    node.textContent = words
    if (scope) node.scope = scope
    return node
  }
  const head = document.createElement('tr')
  head.append(cell('th', 'measure', 'col'), ...variants.map((v) => cell('th', v.name, 'col')))
  const body = document.createElement('tbody')
  for (const name of names) {
    const row = document.createElement('tr')
    row.append(cell('th', name, 'row'))
    for (const variant of variants) {
      const found = variant.measured.find((each) => each.name === name)
      const by = found?.difference
      const words = found ? shown(found.value.mean, found.share) + (by ? ` (${signed(by.mean, found.share)})` : '') : ''
      const node = cell('td', words)
      if (found) node.title = `${span(found.value, found.share)}` + (by ? `; difference ${span(by, found.share)}` : '')
      if (by && apart(by.low, by.high)) node.className = 'sure'
      row.append(node)
    }
    body.append(row)
  }
  const top = document.createElement('thead')
  top.append(head)
  $('table').replaceChildren(top, body)
}

const CALLED = {
  wins: 'wins by seat',
  points: 'points',
  spread: 'spread of the points',
  length: 'length',
  comeback: 'comebacks',
  sources: 'sources of points',
  counts: 'what the game counts',
  use: 'uses of each thing, per game',
  skill: 'skill and luck',
}
const numbers = variants.map((_, i) => i)
const families = [...new Set(variants.flatMap((v) => v.measured.map((m) => m.of)))]
fill($('family'), families.map((each) => CALLED[each]), families)
for (const family of families) {
  const group = document.createElement('optgroup')
  group.label = CALLED[family]
  const names = new Set(variants.flatMap((v) => v.measured.filter((m) => m.of === family).map((m) => m.name)))
  group.append(...[...names].map((each) => new Option(each)))
  $('measure').append(group)
}
for (const [i, variant] of variants.entries()) {
  const label = document.createElement('label')
  label.className = `v${i % 6}`
  const box = Object.assign(document.createElement('input'), { type: 'checkbox', id: `line-${i}`, checked: i < 6 })
  box.addEventListener('change', draw_scores)
  label.append(box, variant.name)
  $('lines').append(label)
}
const names = variants.map((v) => v.name)
fill($('used-variant'), names, numbers)
fill($('tried-variant'), names, numbers)
fill($('used-group'), [...new Set(variants.flatMap((v) => v.usage.map((group) => group.title)))])
const kinds = [...new Set(variants.flatMap((v) => v.choices.map((each) => each.decision)))]
fill($('tried-kind'), kinds.map((kind) => kind.replaceAll('_', ' ')), kinds)
if (!variants.some((v) => v.usage.length)) $('used-part').remove()
if (!kinds.length) $('tried-part').remove()
function draw() {
  compare()
  draw_scores()
  if ($('used-part')) things()
  if ($('tried-part')) trials()
}
for (const id of ['measure', 'as']) $(id).addEventListener('change', compare)
for (const id of ['used-variant', 'used-group']) $(id)?.addEventListener('change', things)
for (const id of ['tried-variant', 'tried-kind']) $(id)?.addEventListener('change', trials)
$('family').addEventListener('change', tabulate)
window.addEventListener('resize', draw)
draw()
tabulate()
