const plots = JSON.parse(document.getElementById("plots").textContent);

const narrow = matchMedia("(max-width: 600px)");

// Plots take the colours and fonts of the page as they are now.
function look() {
  const style = getComputedStyle(document.documentElement);
  const value = (name) => style.getPropertyValue(name).trim();
  const [ink, muted, line, sans] = ["--ink", "--muted", "--line", "--sans"].map(value);
  const series = [1, 2, 3, 4, 5, 6].map((number) => value(`--s${number}`));
  const axis = {
    labelColor: ink, titleColor: muted, gridColor: line, domainColor: value("--line-2"), tickColor: value("--line-2"),
    labelFontSize: 13, titleFontSize: 12.5, titleFontWeight: 500, labelPadding: 8,
  };
  return {
    background: "transparent", font: sans, axis, view: { stroke: null },
    axisX: { labelOverlap: "parity", labelSeparation: 8, titleAnchor: narrow.matches ? "end" : "middle" },
    legend: { columns: narrow.matches ? 1 : 4, labelColor: ink, titleColor: muted, labelFontSize: 13, titleFontSize: 12.5, orient: "bottom", labelLimit: 300 },
    range: { category: series, diverging: [value("--lose"), value("--panel-2"), value("--win")] },
    style: { even: { color: muted, strokeWidth: 1.5 } }, mark: { color: series[0] }, text: { color: ink }, rule: { color: series[0] }, point: { color: series[0] },
  };
}

async function draw() {
  const config = look();
  for (const place of document.querySelectorAll("[data-plot]")) {
    await window.vegaEmbed(place, plots.specs[place.dataset.plot], {
      actions: false, renderer: "svg", config, formatLocale: plots.locale,
    });
  }
  document.documentElement.dataset.drawn = "yes";
}

for (const what of [matchMedia("(prefers-color-scheme: dark)"), narrow]) what.addEventListener("change", draw);
draw();
