"""Modules import one another without a circle, also inside functions."""

from graphlib import TopologicalSorter

import grimp


def test_no_module_imports_itself_in_a_circle() -> None:
    graph = grimp.build_graph("holdfast", exclude_type_checking_imports=True, cache_dir=None)
    imports = {module: graph.find_modules_directly_imported_by(module) for module in graph.modules}
    order = list(TopologicalSorter(imports).static_order())  # raises CycleError with the modules of a circle
    assert order.index("holdfast.core.errors") < order.index("holdfast.core.words")
