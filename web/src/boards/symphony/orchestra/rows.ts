/** Where the seats stand: five columns, the one that plays wider; rows bend towards the conductor at both sides. */

export interface Spot {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Plan {
  width: number;
  height: number;
  seat: (column: number, row: number) => Spot;
  front: number; // y where the podium's strip begins
  strip: number; // its height
  podium: number; // how far the two black spaces reach from the middle
  wing: number; // how much further the Concertmaster reaches, whose discs and abilities are many
  bend: number[];
  columns: { left: number; width: number }[];
  rowHeight: number;
}

const GAP = 6;

export function arrange(width: number, height: number, rows: number, playing: number): Plan {
  const strip = Math.max(36, Math.min(52, height * 0.17));
  const bend = [1, 0.3, 0, 0.3, 1].map((b) => b * Math.min(16, height * 0.05));
  const pitch = (height - strip - bend[0] - 4) / rows;
  const shares = [0, 1, 2, 3, 4].map<number>((c) => (c === playing ? 1.55 : 1));
  const unit = (width - 6 * GAP) / shares.reduce((a, b) => a + b);
  let x = GAP;
  const columns = shares.map((share) => {
    const left = x;
    x += share * unit + GAP;
    return { left, width: share * unit };
  });
  return {
    width,
    height,
    bend,
    columns,
    front: height - strip,
    strip,
    podium: 18 + Math.min(190, width * 0.18),
    wing: width * 0.05,
    rowHeight: pitch,
    seat: (column, row) => ({
      x: columns[column].left,
      y: 2 + (rows - 1 - row) * pitch + bend[column],
      width: columns[column].width,
      height: pitch - 5,
    }),
  };
}
